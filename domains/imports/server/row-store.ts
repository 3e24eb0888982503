import { type Caller, notFound, type Transaction } from '@bole/platform/server'
import { type ImportRecord, imports, importsSeenBy } from './import-store.ts'
import type { FileRow } from './words/drafts-of.ts'

/** What is shown of a row. */
export type Shown = Pick<
  FileRow,
  'place' | 'name' | 'outcome' | 'faults' | 'applications' | 'undone' | 'kept_because'
>

export const shown = ['place', 'name', 'outcome', 'faults', 'applications', 'undone', 'kept_because'] as const

interface Narrowed {
  readonly id: number
  readonly outcome?: FileRow['outcome'] | undefined
  readonly undone?: FileRow['undone'] | undefined
}

/** The rows of an import that are asked for. */
export function rowsOf({ id, outcome, undone }: Narrowed) {
  let rows = imports.selectFrom('import_rows').where('import_id', '=', id)
  if (outcome) rows = rows.where('outcome', '=', outcome)
  if (undone) rows = rows.where('undone', '=', undone)
  return rows
}

/** An import somebody sees; 404 where there is none. */
export async function requireImport(tx: Transaction, caller: Caller, id: number): Promise<ImportRecord> {
  const one = await tx.find(importsSeenBy(caller).selectAll('imports').where('imports.id', '=', id))
  if (!one) throw notFound()
  return one
}
