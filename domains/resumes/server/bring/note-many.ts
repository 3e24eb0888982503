import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { resumes } from '../resume-store.ts'

/** What was said of somebody elsewhere. */
export interface BroughtNote {
  readonly candidateId: number
  readonly applicationId: number | null
  readonly text: string
  readonly at: Date
}

/** Keeps what was said elsewhere as notes of whoever brings it, oldest first and with their own times; they name nobody. */
export function noteMany(tx: Transaction, userId: number, notes: readonly BroughtNote[]): void {
  if (notes.length === 0) return
  const sorted = notes.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  tx.save(
    resumes
      .insertInto('candidate_notes')
      .columns(['organisation_id', 'user_id', 'candidate_id', 'application_id', 'body', 'created_at'])
      .expression(
        sql`select ${tx.organisationId}::bigint, ${userId}::bigint, n.* from
          unnest(${sorted.map(({ candidateId }) => candidateId)}::bigint[],
            ${sorted.map(({ applicationId }) => applicationId)}::bigint[],
            ${sorted.map(({ text }) => text)}::text[], ${sorted.map(({ at }) => at.toISOString())}::timestamptz[]) n`,
      ),
  )
}
