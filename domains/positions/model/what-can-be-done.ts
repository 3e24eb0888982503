import { missingToOpen, type Openable, type PositionState } from './opening.ts'

/** How a caller stands to a position they may see. */
export interface PositionStanding extends Openable {
  readonly state: PositionState
  /** Applications under way. */
  readonly live: number
}

export type DeleteRefusal = 'still_open' | 'has_live_applications'

/** Why a position cannot be deleted; null when it can. */
export function whyNotDelete({
  state,
  live,
}: Pick<PositionStanding, 'state' | 'live'>): DeleteRefusal | null {
  if (state === 'open') return 'still_open'
  return live > 0 ? 'has_live_applications' : null
}

/** What the caller may do with a position; who only takes part in its applications reads it. */
export function whatCanBeDone(position: PositionStanding, mayManage: boolean) {
  const { state } = position
  return {
    edit: mayManage,
    open: mayManage && state !== 'open' && missingToOpen(position).length === 0,
    close: mayManage && state === 'open',
    delete: mayManage && whyNotDelete(position) === null,
    copy: mayManage,
  }
}
