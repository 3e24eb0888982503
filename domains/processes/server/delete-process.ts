import type { Handler } from '@bole/platform/server'
import type { processesApi } from '@bole/processes/contract'
import { whyNotDelete } from '@bole/processes/model'
import { lockProcess, processes, processNames } from './process-store.ts'

/** The specification's delete is a toggle: the same call brings a deleted process back. */
export const deleteProcess: Handler<typeof processesApi.deleteProcess> = async ({ query, tx, refuse }) => {
  const process = await lockProcess(tx, query.id)
  const count = process.open_count ?? 0
  const why = whyNotDelete({
    isDefault: process.is_default,
    isDeleted: process.is_deleted,
    openPositions: count,
  })
  if (why) throw refuse(why, { values: { count } })
  if (process.is_deleted && (await processNames.isTaken(tx, process)))
    throw refuse('name_taken_since', { values: { name: process.name } })
  const isDeleted = !process.is_deleted
  tx.save(
    processes
      .updateTable('processes')
      .set({ is_deleted: isDeleted, version: process.version + 1 })
      .where('id', '=', process.id),
  )
  tx.announce('process', process.id)
  return { id: process.id, isDeleted: isDeleted ? 1 : 0 }
}
