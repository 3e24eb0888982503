import { declareJob, type Transaction } from '@bole/platform/server'
import * as z from 'zod'

/** Reads a stored résumé; `replaces` as {@link SavedReading} has it. */
export const readAgainJob = declareJob(
  'resumes.read_again',
  z.object({ resume_id: z.number(), replaces: z.enum(['nothing', 'changing']).optional() }),
)

/** Has a stored résumé read in the background, once this transaction is committed. */
export function readLater(tx: Transaction, resumeId: number, replaces?: 'nothing' | 'changing'): void {
  const payload = { resume_id: resumeId, ...(replaces && { replaces }) }
  tx.enqueue(readAgainJob, payload, { key: `${readAgainJob.name}:${resumeId}` })
}
