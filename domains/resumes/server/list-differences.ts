import { type Handler, notFound, sameTenant } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import type { Difference, resumesApi } from '@bole/resumes/contract'
import { candidateRow, requireCandidate, resumes } from './resume-store.ts'
import { seenApplications } from './slots.ts'

const shown = 200

/** Everything a person said otherwise than we held it, with what became of it; what is open is held against what we hold now. */
export const listDifferences: Handler<typeof resumesApi.listDifferences> = async ({ query, caller, tx }) => {
  const candidateId = await requireCandidate(tx, caller, query.post_id)
  const [[candidate], rows, seen] = await tx.load(
    candidateRow(candidateId),
    resumes
      .selectFrom('candidate_differences')
      .leftJoin('users', (join) => sameTenant(join, 'users.id', 'candidate_differences.settled_by'))
      .selectAll('candidate_differences')
      .select('users.name as user_name')
      .where('candidate_id', '=', candidateId)
      .orderBy('candidate_differences.id', 'desc')
      .limit(shown),
    providedFor(seenApplications).ofPeople(caller, [candidateId], shown),
  )
  if (!candidate) throw notFound()
  const list = rows.map((row): Difference => {
    const application = seen.find(({ id }) => id === row.application_id)
    return {
      id: row.id,
      field: row.field,
      held: row.state === 'open' && row.field !== 'resume' ? candidate[row.field] : row.held,
      said: row.said,
      said_at: row.said_at.toISOString(),
      post_id: application?.id ?? null,
      position: application?.position_title ?? null,
      state: row.state,
      user: row.settled_by === null ? null : { id: row.settled_by, name: row.user_name ?? '' },
      settled_at: row.settled_at?.toISOString() ?? null,
    }
  })
  return { version: candidate.version, list }
}
