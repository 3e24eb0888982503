import type { importStates, Mapping, Meaning } from '@bole/imports/model'
import { sameTenant, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { imports } from '../import-store.ts'
import type { WordCount } from '../tables.ts'

/** Words that are shown to be given a meaning: whoever has more has no words but free text. */
const wordsAtMost = 200

interface Where {
  readonly id: number
  readonly kind: importStates.Kind | null
  readonly mapping: Mapping
}

/** The titles of positions and the words for statuses that a file holds, the most frequent first. */
export async function findWords(
  tx: Transaction,
  { id, kind, mapping }: Where,
): Promise<{ readonly positions: WordCount[]; readonly statuses: WordCount[] }> {
  if (kind === 'opencats') {
    const [positions] = await tx.load(titlesOfDump(id))
    return { positions, statuses: [] }
  }
  const of = async (meaning: Meaning) => {
    const column = mapping.indexOf(meaning)
    return column < 0 ? [] : (await tx.load(wordsIn(id, column)))[0]
  }
  return { positions: await of('position'), statuses: await of('status') }
}

function wordsIn(id: number, column: number) {
  const word = sql<string>`left(btrim(cells ->> ${column}::integer), 500)`
  return imports
    .selectFrom('import_rows')
    .select([word.as('word'), ({ fn }) => fn.countAll<number>().as('rows')])
    .where('import_id', '=', id)
    .where(word, '!=', '')
    .groupBy(sql`1`)
    .orderBy(sql`2`, 'desc')
    .orderBy(sql`1`)
    .limit(wordsAtMost)
}

function titlesOfDump(id: number) {
  const title = sql<string>`left(btrim(j.cells ->> 'title'), 500)`
  return imports
    .selectFrom('import_parts as j')
    .innerJoin('import_parts as p', (join) =>
      sameTenant(join, 'p.import_id', 'j.import_id')
        .on(sql`p.cells ->> 'joborder_id'`, '=', sql`j.old_id::text`)
        .on('p.kind', '=', 'pipeline'),
    )
    .select([title.as('word'), ({ fn }) => fn.countAll<number>().as('rows')])
    .where('j.import_id', '=', id)
    .where('j.kind', '=', 'joborder')
    .where(title, '!=', '')
    .groupBy(sql`1`)
    .orderBy(sql`2`, 'desc')
    .orderBy(sql`1`)
    .limit(wordsAtMost)
}
