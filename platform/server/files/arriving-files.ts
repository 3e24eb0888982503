import * as z from 'zod'
import { prepared } from '../database.ts'
import { declareJob } from '../queue/declare-job.ts'
import { defineJob, inTransaction, type TransactionParts } from '../queue/jobs.ts'
import type { Transaction } from '../transaction.ts'
import { type FileStore, newFileKey, type StoredFile } from './file-store.ts'

/** The files of one call: the beginning of their keys, and those received so far. */
export interface Arrival {
  readonly key: string
  readonly files: StoredFile[]
}

const clearing = declareJob(
  'files.clear_unnamed',
  z.object({ key: z.string().startsWith('uploads/'), count: z.number() }),
)
const waits = 86_400_000
const forgetJob = prepared<object>('select forget_job($1)')

/** The key of one file of a call; `place` counts from 0. */
export function arrivingKey(arrivalKey: string, place: number): string {
  return `${arrivalKey}-${place}`
}

/**
 * Schedules the deletion of a call's files in a day, before any of them is stored. The commit that names them cancels it; so no
 * file is left without a row when the server dies or a commit's outcome is unknown.
 */
export async function scheduleCleanup(parts: TransactionParts, count: number): Promise<Arrival> {
  const key = newFileKey()
  const options = { runAt: new Date(Date.now() + waits), key }
  await inTransaction(parts, 0, async (tx) => tx.enqueue(clearing, { key, count }, options))
  return { key, files: [] }
}

/** Keeps the files if this transaction commits. */
export function cancelCleanup(tx: Transaction, { key }: Arrival): void {
  tx.save(forgetJob(key))
}

/** Deletes the files of a call that failed; what cannot be deleted now is deleted by the scheduled job. */
export async function dropFiles(
  parts: TransactionParts & { readonly store: FileStore },
  arrival: Arrival,
): Promise<void> {
  try {
    // One more than was received: the next may have been half written.
    await clear(parts.store, arrival.key, arrival.files.length + 1)
    await inTransaction(parts, 0, async (tx) => cancelCleanup(tx, arrival))
  } catch {
    // The scheduled job will try again.
  }
}

/** Deletes files that no row came to name. */
export const clearUnnamedFiles = defineJob(
  clearing,
  ({ payload: { key, count }, store }) => clear(store, key, count),
  { nobodyWaits: 'files that no row names are seen by nobody' },
)

async function clear(store: FileStore, arrivalKey: string, count: number): Promise<void> {
  for (let place = 0; place < count; place++) await store.remove(arrivingKey(arrivalKey, place))
}
