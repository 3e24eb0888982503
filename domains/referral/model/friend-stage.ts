import { stages, statuses } from '@bole/processes/model'

/**
 * How far a friend is, in the few words a colleague may read: neither which test nor who said what, and of everybody who is out the
 * same word, whoever ended it.
 */
export const friendStages = ['received', 'under_way', 'offer', 'joined', 'closed'] as const

export type FriendStage = (typeof friendStages)[number]

/** The word for where an application stands; `isListed`: it was not taken out of the list. */
export function friendStageOf(standing: statuses.StatusCodes, isListed: boolean): FriendStage {
  const { stage } = stages
  if (!statuses.isLive(standing, isListed)) return 'closed'
  const name = statuses.knownStatus(standing)?.name
  if (standing.stage === stage.entry) return name === 'entered' ? 'joined' : 'offer'
  if (standing.stage === stage.offer) return 'offer'
  return name === 'awaiting_screening' ? 'received' : 'under_way'
}
