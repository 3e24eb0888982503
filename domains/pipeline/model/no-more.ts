import { isSameStep, type Standing } from './decision.ts'
import { isLive } from './move.ts'

/**
 * Why what candidates may be about to be told of an application holds no more: it ended, or goes on after all; it is considered for another
 * position; it left the step; a meeting there is called off or over, or a date has passed; or another time, place or day is agreed on.
 */
export const noMoreBecause = [
  ...(['ended', 'resumed', 'repositioned', 'left'] as const),
  ...(['called_off', 'replaced'] as const),
] as const

type NoMoreBecause = (typeof noMoreBecause)[number]

/** A change of an application, as far as what was agreed on before it is asked about. */
interface Changing {
  readonly before: Standing
  readonly next: Standing
  /** As history has it. */
  readonly action: string
  readonly isOtherPosition: boolean
  /** A candidate who knew what was agreed on would read something else now. */
  readonly isAgreedAnew: boolean
}

/** What takes away what was arranged: somebody calls it off, or its day is over. */
const endsArrangement = ['company_cancel', 'offer_lapsed', 'entry_date_passed', 'time_passed']

/** Another time is wanted: the one there was is nobody's any more. */
const asksAnotherTime = ['company_change_date', 'candidate_change_date']

/** What a change takes from what was agreed on before it; null where all of it holds. */
export function becauseOf(change: Changing): NoMoreBecause | null {
  const { before, next, action } = change
  if (isLive(before) !== isLive(next)) return isLive(next) ? 'resumed' : 'ended'
  if (change.isOtherPosition) return 'repositioned'
  if (next.stage !== before.stage || !isSameStep(before, next)) return 'left'
  if (endsArrangement.includes(action)) return 'called_off'
  return change.isAgreedAnew || asksAnotherTime.includes(action) ? 'replaced' : null
}
