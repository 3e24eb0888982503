import type { Transaction } from '@bole/platform/server'
import { resumes } from './resume-store.ts'

/** Keeps on a candidate what somebody wrote of them elsewhere, as a note of theirs that names nobody. */
export function noteOf(
  tx: Transaction,
  note: {
    readonly applicationId: number
    readonly candidateId: number
    readonly userId: number
    readonly text: string
    readonly at: Date
  },
): void {
  tx.save(
    resumes.insertInto('candidate_notes').values({
      organisation_id: tx.organisationId,
      candidate_id: note.candidateId,
      application_id: note.applicationId,
      user_id: note.userId,
      body: note.text,
      created_at: note.at,
    }),
  )
  tx.announce('note', { candidate: note.candidateId })
}
