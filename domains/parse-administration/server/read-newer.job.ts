import { defineJob } from '@bole/platform/server'
import { bytesOf, readDocument } from '@bole/resumes/server'
import { keepNewer } from './keep-newer.ts'
import { readNewerJob, rereadingWithFile } from './rereading-store.ts'

/** Reads a file by the reader of today, outside any transaction; a second run finds it read and changes nothing. */
export const readNewer = defineJob(
  readNewerJob,
  async ({ payload: { rereading_id }, store, now, inTransaction }) => {
    const row = await inTransaction((tx) => tx.find(rereadingWithFile(rereading_id)))
    if (row?.state !== 'reading') return
    const bytes = await bytesOf(store, row.storage_key)
    const outcome = await readDocument({ name: row.name, bytes })
    await inTransaction((tx) => keepNewer(tx, rereading_id, outcome, now))
  },
  ({ payload: { rereading_id }, now, inTransaction }) =>
    inTransaction((tx) => keepNewer(tx, rereading_id, { reason: 'timed_out' }, now)),
)
