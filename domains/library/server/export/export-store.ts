import { declareJob, sameTenant } from '@bole/platform/server'
import type { Selectable } from 'kysely'
import * as z from 'zod'
import { library } from '../library-store.ts'
import type { ExportTable } from '../tables.ts'

export type ExportRecord = Selectable<ExportTable>

const exportPayload = z.object({ export_id: z.number() })

/** Writes the file of an export. */
export const runExportJob = declareJob('library.run_export', exportPayload)

/** Removes the file of an export once its days are over. */
export const removeExportJob = declareJob('library.remove_export', exportPayload)

/** One export with everything its work needs. */
export function exportRow(id: number) {
  return library.selectFrom('exports').selectAll().where('id', '=', id)
}

/** What exports are told by in a list, with who asked; without the numbers of those who are in them. */
export function exportsWithOwner() {
  return library
    .selectFrom('exports')
    .innerJoin('users', (join) => sameTenant(join, 'users.id', 'exports.user_id'))
    .select(['exports.id', 'exports.kind', 'exports.file_name', 'exports.total', 'exports.state'])
    .select(['exports.bytes', 'exports.filter', 'exports.created_at', 'exports.undrawn'])
    .select(['exports.expires_at', 'exports.user_id', 'users.name as user_name'])
}

export type ListedExport = Awaited<ReturnType<ReturnType<typeof exportsWithOwner>['execute']>>[number]
