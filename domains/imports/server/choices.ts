import { type importsApi, importWords } from '@bole/imports/contract'
import { faultOfMapping, titleKey } from '@bole/imports/model'
import { positionsOpenTo } from '@bole/intake/server'
import { type Context, notFound, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { type ImportRecord, imports } from './import-store.ts'
import { digestOfTitles } from './read/settle-read.ts'

type Checking = Context<typeof importsApi.checkImport>

/** A mapping that is not of this file, names nobody, or means twice what there is one of. */
export function refuseFaults({ body, language, refuse }: Checking, one: ImportRecord): void {
  if (body.mapping.length !== one.mapping.length) throw refuse('wrong_columns')
  const fault = one.kind === 'opencats' ? null : faultOfMapping(body.mapping)
  if (fault?.code === 'no_name') throw refuse('no_name_column')
  if (fault?.code === 'twice')
    throw refuse('meaning_twice', { values: { meaning: importWords[language].meanings[fault.meaning] } })
}

/** People are brought to positions alone that whoever brings them may take people in for. */
export async function requirePositions({ body, caller, tx }: Checking): Promise<void> {
  const wanted = new Set(
    [body.position_id, ...body.positions.map(({ position_id }) => position_id)].flatMap((id) => id ?? []),
  )
  const [known] = await tx.load(
    imports
      .selectFrom('positions')
      .select('id')
      .where('id', '=', sql<number>`any(${[...wanted]}::bigint[])`)
      .where('is_deleted', '=', false)
      .where(positionsOpenTo(caller)),
  )
  if (known.length !== wanted.size) throw notFound()
}

/** What columns meant, for the next file with these titles. */
export function remember(tx: Transaction, one: ImportRecord, { body, now }: Checking): void {
  const titles = one.columns.map(({ title }) => title)
  const meanings = JSON.stringify(
    Object.fromEntries(titles.map((title, at) => [titleKey(title), body.mapping[at] ?? null])),
  )
  tx.save(
    imports
      .insertInto('import_mappings')
      .values({
        ...{ organisation_id: tx.organisationId, titles_digest: digestOfTitles(titles) },
        ...{ meanings, used_at: now },
      })
      .onConflict((same) =>
        same.columns(['organisation_id', 'titles_digest']).doUpdateSet({ meanings, used_at: now }),
      ),
  )
}
