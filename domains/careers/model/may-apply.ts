import type { Standing } from '@bole/pipeline/model'
import { statuses } from '@bole/processes/model'
import { repeats } from '@bole/resumes/model'

/** An application somebody handed in before. */
export interface Earlier {
  readonly positionId: number
  readonly projectId: number
  readonly standing: Standing
  readonly appliedAt: Date
}

/**
 * Whether somebody we surely know may apply: once per position while that goes on, and within the project's limit, which counts
 * everything they handed in to it. Null is yes.
 */
export function mayApply(
  earlier: readonly Earlier[],
  wanted: {
    readonly positionId: number
    readonly projectId: number
    readonly limit: number | null
    readonly at: Date
    /** The organisation's, of repeated applications. */
    readonly rule: repeats.RepeatRule
  },
): 'already_applied' | 'applied_recently' | 'application_limit' | null {
  const isLive = ({ standing }: Earlier) => statuses.isLive(standing, standing.leftBecause === null)
  if (earlier.some((one) => one.positionId === wanted.positionId && isLive(one))) return 'already_applied'
  const isAgain = (one: Earlier) => repeats.isRepeat({ ...one, isLive: isLive(one) }, wanted, wanted.rule)
  if (earlier.some(isAgain)) return 'applied_recently'
  const handedIn = earlier.filter(({ projectId }) => projectId === wanted.projectId).length
  return wanted.limit !== null && handedIn >= wanted.limit ? 'application_limit' : null
}
