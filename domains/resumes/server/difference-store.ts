import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import type { FactDifference } from '../model/hear-candidate.ts'
import { resumes } from './resume-store.ts'
import { storableJson } from './storable.ts'

/** What a person said otherwise than we hold it and nobody has looked at. */
export function openDifferences(candidateId: number) {
  return resumes
    .selectFrom('candidate_differences')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .where('state', '=', 'open')
    .orderBy('id')
}

/** Makes whoever saw the person as they were hear `stale`. */
export function nextVersion(candidateId: number) {
  return resumes.updateTable('candidates').set({ version: sql`version + 1` }).where('id', '=', candidateId)
}

/** How differences end. */
export function saveSettled(
  tx: Transaction,
  differences: readonly { readonly id: number }[],
  settled: {
    readonly state: 'accepted' | 'kept' | 'overtaken'
    readonly by: number | null
    readonly at: Date
  },
): void {
  if (differences.length === 0) return
  const ids = differences.map(({ id }) => id)
  tx.save(
    resumes
      .updateTable('candidate_differences')
      .set({ state: settled.state, settled_by: settled.by, settled_at: settled.at })
      .where('id', '=', sql<number>`any(${ids}::bigint[])`),
  )
}

/** Keeps what was said beside what is held. */
export function saveDifference(
  tx: Transaction,
  difference: Pick<FactDifference, 'held' | 'said'> & { readonly field: FactDifference['field'] | 'resume' },
  of: {
    readonly candidateId: number
    readonly applicationId: number
    readonly at: Date
    readonly resumeId?: number
    /** Nobody had corrected it, so it is settled at once. */
    readonly isFollowed?: boolean
  },
): void {
  tx.save(
    resumes.insertInto('candidate_differences').values({
      organisation_id: tx.organisationId,
      candidate_id: of.candidateId,
      application_id: of.applicationId,
      field: difference.field,
      held: storableJson(difference.held),
      said: storableJson(difference.said),
      resume_id: of.resumeId ?? null,
      said_at: of.at,
      ...(of.isFollowed ? { state: 'followed' as const, settled_at: of.at } : {}),
    }),
  )
}
