/** The days for which somebody answers for another one, both included, as YYYY-MM-DD. */
export interface Span {
  readonly begins_on: string
  readonly ends_on: string
}

/** How the days of a delegation stand to today; `ended`: it was ended before its last one. */
export const delegationStates = ['coming', 'on', 'over', 'ended'] as const

/** Nobody is away for longer without somebody else taking the seat. */
const longestDays = 366

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The day of a moment by the company's clock, as YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return [moment.getFullYear(), twoDigits(moment.getMonth() + 1), twoDigits(moment.getDate())].join('-')
}

/** Its first moment, `later` days on, by the company's clock. */
function beginOf(day: string, later = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later)
}

/** How it stands today. */
export function stateOf(
  span: Span & { readonly isEnded: boolean },
  today: string,
): (typeof delegationStates)[number] {
  if (span.isEnded) return 'ended'
  if (today < span.begins_on) return 'coming'
  return today > span.ends_on ? 'over' : 'on'
}

/** Why nobody can be away so: the days are reversed, passed, or too many. */
export function faultOfSpan({ begins_on, ends_on }: Span, today: string) {
  if (ends_on < begins_on) return 'ends_before_it_begins' as const
  if (ends_on < today) return 'day_passed' as const
  return ends_on > dayOf(beginOf(begins_on, longestDays)) ? ('away_too_long' as const) : null
}

/** The moments after `now` at which others answer by it than before: when it begins, and when its last day is over. */
export function turningPoints({ begins_on, ends_on }: Span, now: Date): readonly Date[] {
  return [beginOf(begins_on), beginOf(ends_on, 1)].filter((moment) => moment > now)
}
