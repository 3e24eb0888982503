import { declareJob, defineJob, type Transaction } from '@bole/platform/server'
import * as z from 'zod'
import { resumes } from './resume-store.ts'

const clearFileJob = declareJob('resumes.clear_file', z.object({ storage_key: z.string() }))

/** Lets go of a stored file that nobody's résumé is: its row now, what lies in the store by a job once that is certain. */
export async function dropFile(tx: Transaction, fileId: number): Promise<void> {
  const gone = await tx.find(resumes.deleteFrom('files').where('id', '=', fileId).returning('storage_key'))
  if (gone) tx.enqueue(clearFileJob, { storage_key: gone.storage_key })
}

/** Clears what is left of a file that was let go. */
export const filesAreCleared = defineJob(
  clearFileJob,
  ({ payload, store }) => store.remove(payload.storage_key),
  { nobodyWaits: 'no row names the file any more' },
)
