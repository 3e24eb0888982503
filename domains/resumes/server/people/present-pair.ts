import type { SuspectedPair } from '@bole/resumes/contract'
import type { SeenApplication } from '../slots.ts'
import type { PairRow } from './pair-store.ts'

/** What the wire says of a pair. */
export function presentPair(row: PairRow) {
  return {
    id: row.id,
    strength: row.strength,
    reasons: row.reasons,
    state: row.state === 'not_same' ? ('not_same' as const) : ('open' as const),
    find_time: row.found_at.toISOString(),
    user: row.user_id === null ? null : { id: row.user_id, name: row.user_name ?? '' },
    settle_time: row.settled_at?.toISOString() ?? null,
  }
}

/** One of the two, by an application. */
export function presentSide(application: SeenApplication): SuspectedPair['one'] {
  return {
    candidate_id: application.candidate_id,
    name: application.candidate_name,
    post_id: application.id,
    position: application.position_title,
    apply_time: application.applied_at.toISOString(),
  }
}
