import {
  type Caller,
  declareJob,
  notFound,
  sameTenant,
  type Transaction,
  tablesOf,
} from '@bole/platform/server'
import { type Selectable, type SqlBool, sql } from 'kysely'
import * as z from 'zod'
import type { ImportsTables, ImportTableRow } from './tables.ts'

export const imports = tablesOf<ImportsTables>()

export type ImportRecord = Selectable<ImportTableRow>

const ofImport = z.object({ import_id: z.number() })

/** Reads a file into rows. */
export const readImportJob = declareJob('imports.read_file', ofImport)

/** Tries every row out; one that was asked for with other choices meanwhile ends. */
export const tryRowsJob = declareJob(
  'imports.try_rows',
  z.object({ import_id: z.number(), version: z.number() }),
)

/** Makes people and applications of the rows that are left. */
export const runRowsJob = declareJob('imports.run_rows', ofImport)

/** Takes out again what rows made. */
export const undoRowsJob = declareJob('imports.undo_rows', ofImport)

/** One import, of whoever reads it. */
export function importRow(id: number) {
  return imports.selectFrom('imports').selectAll().where('id', '=', id)
}

/** Imports as far as somebody sees them: all where they see all candidates, else their own. */
export function importsSeenBy({ scopes, userId }: Caller) {
  const all = imports
    .selectFrom('imports')
    .innerJoin('users', (join) => sameTenant(join, 'users.id', 'imports.user_id'))
  return scopes.candidates.kind === 'organisation' ? all : all.where('imports.user_id', '=', userId)
}

/** An import somebody sees, locked to be changed; 404 where there is none. */
export async function lockImport(tx: Transaction, caller: Caller, id: number): Promise<ImportRecord> {
  const row = await tx.find(
    importsSeenBy(caller).selectAll('imports').where('imports.id', '=', id).forUpdate('imports'),
  )
  if (!row) throw notFound()
  return row
}

/** Rows of an import of which somebody or something was made that is still there, the last first. */
export function rowsThatMade(id: number) {
  return imports
    .selectFrom('import_rows')
    .where('import_id', '=', id)
    .where('undone', 'is', null)
    .where('done_at', 'is not', null)
    .where(sql<SqlBool>`(made_person or applications <> '[]'::jsonb)`)
}

/** Adds to the sums of an import, in one statement with whatever else changes. */
export function plusSums(id: number, more: Readonly<Record<string, number>>) {
  const added = JSON.stringify(more)
  return imports
    .updateTable('imports')
    .set({
      sums: sql<string>`sums || (select coalesce(jsonb_object_agg(key, value::integer + coalesce((sums ->> key)::integer, 0)), '{}')
        from jsonb_each_text(${added}::jsonb))`,
    })
    .where('id', '=', id)
}

/** Where an import is found again. */
export const addressOfImport = (id: number) => `/candidate/import/${id}`
