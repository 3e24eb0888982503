import * as z from 'zod'
import { prepared } from '../database.ts'
import { declareJob } from '../queue/declare-job.ts'
import { defineJob, inTransaction, type TransactionParts } from '../queue/jobs.ts'
import type { Transaction } from '../transaction.ts'
import { type FileStore, newFileKey, type StoredFile } from './file-store.ts'

/** The files of one call: what their keys begin with, and those that have come. */
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

/** The key of a file, by its place in its arrival. */
export function arrivingKey(arrivalKey: string, place: number): string {
  return `${arrivalKey}-${place}`
}

/**
 * Has what is about to arrive cleared after a day, before any of it is stored: whether a commit is in doubt or the server
 * dies, a file has the row that names it or goes.
 */
export async function scheduleCleanup(parts: TransactionParts, count: number): Promise<Arrival> {
  const key = newFileKey()
  const options = { runAt: new Date(Date.now() + waits), key }
  await inTransaction(parts, 0, async (tx) => tx.enqueue(clearing, { key, count }, options))
  return { key, files: [] }
}

/** Lets what arrived stay, if this transaction commits. */
export function cancelCleanup(tx: Transaction, { key }: Arrival): void {
  tx.save(forgetJob(key))
}

/** Clears what arrived for a call that came to nothing; what cannot be reached now is cleared in a day. */
export async function dropFiles(
  parts: TransactionParts & { readonly store: FileStore },
  arrival: Arrival,
): Promise<void> {
  try {
    // One more than came: the next may have been on its way.
    await clear(parts.store, arrival.key, arrival.files.length + 1)
    await inTransaction(parts, 0, async (tx) => cancelCleanup(tx, arrival))
  } catch {
    // The job is still there.
  }
}

/** Clears what arrived and was never named. */
export const clearUnnamedFiles = defineJob(
  clearing,
  ({ payload: { key, count }, store }) => clear(store, key, count),
  { nobodyWaits: 'files that no row names are seen by nobody' },
)

async function clear(store: FileStore, arrivalKey: string, count: number): Promise<void> {
  for (let place = 0; place < count; place++) await store.remove(arrivingKey(arrivalKey, place))
}
