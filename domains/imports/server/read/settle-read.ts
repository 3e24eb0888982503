import { createHash } from 'node:crypto'
import { type Column, guessMapping, type importStates, titlesKey } from '@bole/imports/model'
import type { Transaction } from '@bole/platform/server'
import { imports } from '../import-store.ts'
import { findWords } from '../words/find-words.ts'

/** How the titles of a file are known again. */
export const digestOfTitles = (titles: readonly string[]) =>
  createHash('sha256').update(titlesKey(titles)).digest('hex')

interface Read {
  readonly kind: importStates.Kind
  readonly rows: number
  readonly columns: readonly Column[]
}

/** A file was read: what its columns mean is as it was the last time such a file came, or guessed. */
export async function settleRead(tx: Transaction, id: number, { kind, rows, columns }: Read): Promise<void> {
  const known = await tx.find(
    imports
      .selectFrom('import_mappings')
      .select('meanings')
      .where('titles_digest', '=', digestOfTitles(columns.map(({ title }) => title))),
  )
  const mapping = kind === 'opencats' ? [] : guessMapping(columns, known?.meanings ?? {})
  const found = await findWords(tx, { id, kind, mapping })
  tx.save(
    imports
      .updateTable('imports')
      .set({
        ...{ state: 'read', kind, rows_read: rows },
        columns: JSON.stringify(columns),
        mapping: JSON.stringify(mapping),
        found: JSON.stringify(found),
      })
      .where('id', '=', id)
      .where('state', '=', 'reading'),
  )
  tx.announce('import', id)
}
