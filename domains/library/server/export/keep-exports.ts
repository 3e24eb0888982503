import type { libraryApi } from '@bole/library/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { library } from '../library-store.ts'
import { exportRow, removeExportJob } from './export-store.ts'
import { seesLess } from './sees-less.ts'

export const getExport: Handler<typeof libraryApi.getExport> = async ({
  query,
  caller,
  tx,
  store,
  refuse,
}) => {
  const one = await tx.find(exportRow(query.export_id).where('user_id', '=', caller.userId))
  if (!one) throw notFound()
  if (one.state !== 'ready') throw refuse('export_not_ready')
  if (seesLess(one.reader, caller)) throw refuse('sees_less_now')
  return { name: one.file_name, mediaType: one.media_type, bytes: await store.read(one.storage_key) }
}

export const removeExport: Handler<typeof libraryApi.removeExport> = async ({ body, caller, tx, refuse }) => {
  const one = await tx.find(exportRow(body.id).where('user_id', '=', caller.userId).forUpdate())
  if (!one) throw notFound()
  if (one.state !== 'ready') throw refuse('export_not_ready')
  tx.save(library.updateTable('exports').set({ state: 'removed' }).where('id', '=', one.id))
  tx.enqueue(removeExportJob, { export_id: one.id }, { key: `library.remove_export:${one.id}` })
  tx.announce('export', one.id)
  return { id: one.id }
}
