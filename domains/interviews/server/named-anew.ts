import { meets } from '@bole/interviews/model'
import type { FoundInterview } from './interview-store.ts'
import { stillMet } from './present.ts'

/** Who meets the candidates, whoever leads first. */
export const interviewersOf = ({ people }: FoundInterview) =>
  people.flatMap(({ user_id, role }) => (meets(role) ? user_id : []))

/** Names other people in the pipeline; no candidate is told, as nothing else changes for them. */
export const namedAnew = (found: FoundInterview, interviewer_ids: number[]) => ({
  seen: stillMet(found).map(({ application_id, version }) => ({ post_id: application_id, version })),
  arrangement: { interviewer_ids },
  tellsCandidate: false,
  isNew: false,
})
