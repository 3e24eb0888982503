export const positionStates = ['draft', 'open', 'closed'] as const

export type PositionState = (typeof positionStates)[number]

/** What decides whether a position may be shown to candidates. */
export interface Openable {
  readonly title: string
  readonly cities: readonly string[]
  readonly headCount: number
  /** What candidates read of it, any of which may be empty: responsibilities and requirements. */
  readonly texts: readonly string[]
  readonly isProcessDeleted: boolean
  readonly isProjectDeleted: boolean
}

export type Missing =
  | 'title_missing'
  | 'city_missing'
  | 'head_count_missing'
  | 'text_missing'
  | 'process_deleted'
  | 'project_deleted'

/** Everything that keeps a position from being open. */
export function missingToOpen(position: Openable): readonly Missing[] {
  const conditions: readonly (readonly [Missing, boolean])[] = [
    ['title_missing', position.title.trim() === ''],
    ['city_missing', !position.cities.some((city) => city.trim() !== '')],
    ['head_count_missing', position.headCount < 1],
    ['text_missing', !position.texts.some(saysSomething)],
    ['process_deleted', position.isProcessDeleted],
    ['project_deleted', position.isProjectDeleted],
  ]
  return conditions.filter(([, isMissing]) => isMissing).map(([missing]) => missing)
}

/** Everything that keeps an open position from being changed to this. One that was opened without a text may go on without. */
export function missingToStayOpen(before: Openable, wanted: Openable): readonly Missing[] {
  const hadText = !missingToOpen(before).includes('text_missing')
  return missingToOpen(wanted).filter((missing) => missing !== 'text_missing' || hadText)
}

export type StateDecision<Refusal = Missing | 'already_open' | 'not_open'> =
  | { readonly next: PositionState }
  | { readonly refusal: Refusal }

/** draft → open, closed → open: when nothing is missing. */
export function openPosition(
  state: PositionState,
  position: Openable,
): StateDecision<Missing | 'already_open'> {
  if (state === 'open') return { refusal: 'already_open' }
  const [missing] = missingToOpen(position)
  return missing ? { refusal: missing } : { next: 'open' }
}

/** open → closed; its applications stay where they are. */
export function closePosition(state: PositionState): StateDecision<'not_open'> {
  return state === 'open' ? { next: 'closed' } : { refusal: 'not_open' }
}

/** A text without a letter or a digit tells nobody anything. */
function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}
