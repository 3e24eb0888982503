import type { Standing } from '@bole/pipeline/model'
import { statuses } from '@bole/processes/model'

/** An application somebody handed in before. */
export interface Earlier {
  readonly positionId: number
  readonly projectId: number
  readonly standing: Standing
}

/**
 * Whether somebody we surely know may apply: once per position while that goes on, and within the project's limit, which counts
 * everything they handed in to it. Null is yes.
 */
export function mayApply(
  earlier: readonly Earlier[],
  wanted: { readonly positionId: number; readonly projectId: number; readonly limit: number | null },
): 'already_applied' | 'application_limit' | null {
  const isLive = ({ standing }: Earlier) => statuses.isLive(standing, standing.leftBecause === null)
  if (earlier.some((one) => one.positionId === wanted.positionId && isLive(one))) return 'already_applied'
  const handedIn = earlier.filter(({ projectId }) => projectId === wanted.projectId).length
  return wanted.limit !== null && handedIn >= wanted.limit ? 'application_limit' : null
}
