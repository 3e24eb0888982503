import type { Day } from '@bole/dashboard/model'
import {
  type DayCounts,
  glanceAtMost,
  type InterviewRow,
  interviewersOf,
  isExpected,
  type JoiningRow,
  meeting,
  takesPlace,
  todayAtMost,
  withNames,
} from './schedule-store.ts'
import type { Seen } from './seen.ts'
import { perCalendar, type Records, withApplication } from './watched.ts'

/** A day's amount, counted up to a bound; the day whose rows are wanted is repeated, once for each of its first rows. */
export type OfDay<Row> = { readonly number: number; readonly amount: number } & (
  | Row
  | { readonly [Column in keyof Row]: null }
)

/** A week's interviews and first working days. */
export interface FoundWeek {
  readonly met: readonly OfDay<InterviewRow>[]
  readonly joining: readonly OfDay<JoiningRow>[]
}

/**
 * First an index-only scan over all days for their counts (`counted` is its condition), then the full rows (`shown`) of the
 * first $5 records of day $4.
 */
const daysWithRows = (
  by: string,
  { from, applicationJoin, at, whose }: Records,
  days: string,
  counted: string,
  shown: string,
) => `
  with found as materialized (select d.number, f.* from ${days} cross join lateral (
    select r.organisation_id, r.id as record_id, r.${by} from ${from} ${applicationJoin}
    where ${whose} and ${counted} order by ${at}.${by}, r.id limit d.most) f)
  select c.number, c.amount, s.* from (select number, count(*) as amount from found group by number) c
  left join lateral (select ${meeting}, ${shown} from (
      select * from found where number = $4 and c.number = $4 order by ${by}, record_id limit $5) f
    join stage_records r on r.organisation_id = f.organisation_id and r.id = f.record_id ${withApplication} ${withNames}) s on true
  order by c.number, s.${by}, s.id`

/** $1 the user whose agenda or null, $2 origin, $3 how many are counted of each day, $6 first moments, $7 next first moments, $8 now. */
const interviewDays = perCalendar<OfDay<InterviewRow>>(8, (records, { filterFound }) =>
  daysWithRows(
    'meets_at',
    records,
    'unnest($6::timestamptz[], $7::timestamptz[], $3::integer[]) with ordinality d(first, next, most, number)',
    `${records.at}.meets_at >= d.first and ${records.at}.meets_at < d.next and ${takesPlace('$8')} and ${filterFound}`,
    `r.meets_at, r.meets_until, r.is_online, ${interviewersOf}`,
  ),
)

/** $1 the user whose agenda or null, $2 origin, $3 how many are counted of each day, $6 dates. */
const joiningDays = perCalendar<OfDay<JoiningRow>>(6, (records, { filterFound }) =>
  daysWithRows(
    'entry_date',
    records,
    'unnest($6::date[], $3::integer[]) with ordinality d(date, most, number)',
    `${records.at}.entry_date = d.date and ${isExpected} and ${filterFound}`,
    'r.entry_date',
  ),
)

interface Week {
  readonly origin: number
  readonly days: readonly Day[]
  readonly today: Day
  readonly now: Date
  /** Whose own, or null for everybody's. */
  readonly watcher: number | null
  /** Rows of today. */
  readonly shown: number
}

/** What the first screen shows of a week: how much each day has, and today's first rows. */
export function weekWithToday(seen: Seen, { origin, days, today, now, watcher, shown }: Week) {
  const most = days.map(({ date }) => (date === today.date ? todayAtMost : glanceAtMost))
  const number = days.findIndex(({ date }) => date === today.date) + 1
  const common = [watcher, origin, most, number, shown] as const
  const first = days.map(({ from }) => from)
  const next = days.map(({ until }) => until)
  const dates = days.map(({ date }) => date)
  return [interviewDays(seen, ...common, first, next, now), joiningDays(seen, ...common, dates)] as const
}

/** The first rows of the day that was asked with them. */
export function rowsOf<Row extends { readonly id: number }>(found: readonly OfDay<Row>[]): Row[] {
  return found.flatMap((row) => (row.id === null ? [] : [row]))
}

/** How much each day has. */
export function amountsOf(days: readonly Day[], { met, joining }: FoundWeek): DayCounts[] {
  return days.map((_, index) => ({
    number: index + 1,
    interview: met.find(({ number }) => number === index + 1)?.amount ?? 0,
    joining: joining.find(({ number }) => number === index + 1)?.amount ?? 0,
  }))
}
