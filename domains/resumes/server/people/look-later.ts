import { declareJob, type Transaction } from '@bole/platform/server'
import * as z from 'zod'

/** Looks for other records of one person. */
export const lookForPairsJob = declareJob('resumes.look_for_pairs', z.object({ candidate_id: z.number() }))

/** Has other records of somebody looked for once this transaction is committed, as two who arrive at once do not see each other before. */
export function lookLater(tx: Transaction, candidateId: number): void {
  tx.enqueue(
    lookForPairsJob,
    { candidate_id: candidateId },
    { key: `${lookForPairsJob.name}:${candidateId}` },
  )
}

/** Looks for other records of everybody who comes after one record, some at a time. */
export const lookThroughJob = declareJob('resumes.look_through', z.object({ after: z.number() }))

/** Has them looked through from there on. There is one such walk in an organisation: one that is begun anew replaces what waits. */
export function lookOn(tx: Transaction, after: number): void {
  tx.enqueue(lookThroughJob, { after }, { key: `${lookThroughJob.name}:${tx.organisationId}` })
}
