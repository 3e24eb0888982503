import { declareJob, type Transaction } from '@bole/platform/server'
import * as z from 'zod'

/** Why a stored résumé is read: `replaces` as {@link SavedReading} has it, `cause` `again` where somebody asked for it. */
const reading = z.object({
  resume_id: z.number(),
  replaces: z.enum(['nothing', 'changing']).optional(),
  cause: z.enum(['arrival', 'again']).optional(),
})

/** Reads a stored résumé. */
export const readAgainJob = declareJob('resumes.read_again', reading)

/** Has a stored résumé read in the background, once this transaction is committed. */
export function readLater(
  tx: Transaction,
  resumeId: number,
  { replaces, cause }: Omit<z.output<typeof reading>, 'resume_id'> = {},
): void {
  const payload = { resume_id: resumeId, ...(replaces && { replaces }), ...(cause && { cause }) }
  tx.enqueue(readAgainJob, payload, { key: `${readAgainJob.name}:${resumeId}` })
}
