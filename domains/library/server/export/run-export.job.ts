import { Readable, Transform } from 'node:stream'
import { countProgress } from '@bole/inbox/server'
import { defineJob, type Job, type Transaction } from '@bole/platform/server'
import { library } from '../library-store.ts'
import { type ExportRecord, exportRow, removeExportJob, runExportJob } from './export-store.ts'
import type { ExportFile, FileParts } from './file-parts.ts'
import { originalsFile } from './originals-file.ts'
import { pdfFile } from './pdf-file.ts'
import { tableFile } from './table-file.ts'

const fileOf = { excel: tableFile, pdf: pdfFile, originals: originalsFile } as const satisfies Record<
  string,
  (parts: FileParts) => Promise<ExportFile>
>

/** Has what is done counted, once, however often the work begins again; the last of it only with the file. */
async function count(tx: Transaction, one: ExportRecord, done: number): Promise<void> {
  const row = await tx.find(exportRow(one.id).forUpdate())
  const more = Math.min(done, one.total - 1) - (row?.done ?? 0)
  if (row?.state !== 'running' || more <= 0) return
  tx.save(
    library
      .updateTable('exports')
      .set({ done: row.done + more })
      .where('id', '=', one.id),
  )
  await countProgress(tx, one.progress_id, { done: more, failed: 0 })
}

/** How the work ended. */
type Made = { readonly failed: number } & Partial<
  Pick<ExportRecord, 'state' | 'bytes' | 'media_type' | 'file_name' | 'undrawn'>
>

async function end(tx: Transaction, one: ExportRecord, made: Made) {
  const { failed, ...facts } = made
  const row = await tx.find(exportRow(one.id).forUpdate())
  if (row?.state !== 'running') return
  tx.save(
    library
      .updateTable('exports')
      .set({ ...facts, done: one.total })
      .where('id', '=', one.id),
  )
  const left = one.total - row.done
  const ofThem = Math.min(failed, left)
  await countProgress(tx, one.progress_id, { done: left - ofThem, failed: ofThem })
  tx.enqueue(
    removeExportJob,
    { export_id: one.id },
    { runAt: one.expires_at, key: `library.remove_export:${one.id}` },
  )
  tx.announce('export', one.id)
}

/** Nobody waits on for a file that will not come. */
const giveUp: Job<{ export_id: number }>['run'] = ({ payload, inTransaction }) =>
  inTransaction(async (tx) => {
    const one = await tx.find(exportRow(payload.export_id))
    if (one) await end(tx, one, { state: 'failed', failed: one.total })
  })

/** Writes the file of an export into the store, piece by piece; a run that broke off begins it anew. */
export const runExport = defineJob(
  runExportJob,
  async ({ payload, store, inTransaction }) => {
    const one = await inTransaction((tx) => tx.find(exportRow(payload.export_id)))
    if (one?.state !== 'running') return
    const counted = (done: number) => inTransaction((tx) => count(tx, one, done))
    const file = await fileOf[one.kind]({ one, store, inTransaction, counted })
    let bytes = 0
    const counter = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        bytes += chunk.length
        next(null, chunk)
      },
    })
    const content = Readable.from(file.content, { objectMode: false })
    content.on('error', (error) => counter.destroy(error))
    await store.remove(one.storage_key)
    await store.write(one.storage_key, content.pipe(counter))
    const { failed, written, undrawn = '' } = file.outcome()
    const made = { undrawn, bytes, media_type: file.mediaType, file_name: `${one.file_name}.${file.ending}` }
    await inTransaction((tx) => end(tx, one, { ...made, failed, state: written > 0 ? 'ready' : 'failed' }))
  },
  giveUp,
)
