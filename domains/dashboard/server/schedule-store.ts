import type { Day } from '@bole/dashboard/model'
import { stages, statuses } from '@bole/processes/model'
import { perVisibility, type Seen } from './seen.ts'
import { perCalendar, withApplication } from './watched.ts'

/** Where counting a day stops: in the day's own list, in the calendar, and in the week on the first screen. */
export const dayAtMost = 1000
export const calendarDayAtMost = 200
export const glanceAtMost = 20

/** Today's total stops here on the first screen. */
export const todayAtMost = 100

export interface MeetingRow {
  readonly id: number
  readonly application_id: number
  readonly candidate_id: number
  readonly name: string
  readonly position_id: number
  readonly title: string
  readonly stage: number
  readonly step: number
  readonly detail: number
  readonly step_title: string | null
  readonly place: string
}

/** An interview whose time may not be set. */
interface UntimedRow extends MeetingRow {
  readonly meets_at: Date | null
  readonly meets_until: Date | null
  readonly is_online: boolean
  readonly interviewers: { readonly id: number; readonly name: string; readonly is_first: boolean }[] | null
}

/** What waits for somebody: an approval, or an interview that is over. */
export interface PendingRow extends UntimedRow {
  readonly status_since: Date
}

export interface InterviewRow extends UntimedRow {
  readonly meets_at: Date
}

export interface JoiningRow extends MeetingRow {
  readonly entry_date: string
}

export const withNames = `join candidates n on n.organisation_id = a.organisation_id and n.id = a.candidate_id
  join positions q on q.organisation_id = a.organisation_id and q.id = a.position_id`

/** Which round it is, where its step has a title. */
const stepTitle = `(select s.title from process_steps s
  where s.organisation_id = r.organisation_id and s.id = r.process_step_id) as step_title`

/** What a calendar says of a record. */
export const meeting = `r.id, a.id as application_id, a.candidate_id, n.name, a.position_id, q.title, r.stage, r.step, r.detail, r.place,
  ${stepTitle}`

/** Who interviews, the main interviewer first. */
export const interviewersOf = `(select json_agg(json_build_object('id', u.id, 'name', u.name,
    'is_first', i.part = 'main_interviewer') order by i.part desc, u.id)
  from application_people i join users u on u.organisation_id = i.organisation_id and u.id = i.user_id
  where i.organisation_id = a.organisation_id and i.application_id = a.id
    and i.part in ('interviewer', 'main_interviewer')) as interviewers`

const { interview, entry } = stages.stage
const cancelled = statuses.named(interview, 'cancelled')
const eliminated = statuses.named(interview, 'eliminated')
const didNotEnter = statuses.named(entry, 'did_not_enter')

/** Not cancelled, not left behind before it began, and not of somebody who dropped out before it. */
export const takesPlace = (
  now: string,
) => `r.stage = ${interview} and (r.step, r.detail) <> (${cancelled.step}, ${cancelled.detail})
  and (r.closed_at is null or r.closed_at >= r.meets_at) and not (r.step = ${eliminated.step} and r.meets_at > ${now})`

export const isExpected = `r.stage = ${entry} and r.closed_at is null and r.step <> ${didNotEnter.step}`

/** Interviews from $3 until $4, page size $6 from offset $7. $1 the user whose agenda or null, $2 origin, $5 now. */
export const interviews = perCalendar<InterviewRow>(
  7,
  (
    { from, at, whose },
    { filterFound },
  ) => `select ${meeting}, r.meets_at, r.meets_until, r.is_online, ${interviewersOf}
    from ${from} ${withApplication} ${withNames}
    where ${at}.meets_at >= $3 and ${at}.meets_at < $4 and ${whose} and ${takesPlace('$5')}
      and ${filterFound} order by r.meets_at, r.id limit $6 offset $7`,
)

/** First working days on $3, page size $4 from offset $5. $1 the user whose agenda or null, $2 origin. */
export const joiners = perCalendar<JoiningRow>(
  5,
  (
    { from, at, whose },
    { filterFound },
  ) => `select ${meeting}, r.entry_date from ${from} ${withApplication} ${withNames}
    where ${at}.entry_date = $3 and ${whose} and ${isExpected} and ${filterFound}
    order by r.id limit $4 offset $5`,
)

/** One day of the calendar, numbered from 1. */
export interface DayCounts {
  readonly number: number
  readonly interview: number
  readonly joining: number
}

/** Interviews and first days of each day, at most $7 of each. $1 the user whose agenda or null, $2 origin, $3 first moments, $4 next first moments, $5 dates, $6 now. */
const dayCounts = perCalendar<DayCounts>(
  7,
  ({ from, at, whose }, { filterFound }) => `select d.number,
      (select count(*) from (select from ${from} ${withApplication}
        where ${at}.meets_at >= d.first and ${at}.meets_at < d.next and ${whose} and ${takesPlace('$6')}
          and ${filterFound} limit $7) i) as interview,
      (select count(*) from (select from ${from} ${withApplication}
        where ${at}.entry_date = d.date and ${whose} and ${isExpected} and ${filterFound}
        limit $7) j) as joining
    from unnest($3::timestamptz[], $4::timestamptz[], $5::date[]) with ordinality d(first, next, date, number)`,
)

const byApplication =
  'join applications a on a.organisation_id = g.organisation_id and a.id = g.application_id'

/** On the agenda of $2: an approval they were asked for, or an interview that is over and awaits their evaluation. $1 origin. */
const isOwed = 'g.user_id = $2 and g.is_owed and g.origin = $1'

/** What waits for $2, longest first: page size $3 from offset $4. $1 origin. */
export const owedFeedback = perVisibility<PendingRow>(
  4,
  ({
    application,
  }) => `select a.id, a.id as application_id, a.candidate_id, n.name, a.position_id, q.title, a.stage,
      a.step, a.detail, a.status_since, ${stepTitle}, r.place, r.meets_at, r.meets_until, r.is_online, ${interviewersOf}
    from agenda g ${byApplication} ${withNames}
    join stage_records r on r.organisation_id = g.organisation_id and r.id = g.record_id
    where ${isOwed} and ${application} order by a.status_since, a.id limit $3 offset $4`,
)

export const owedTotal = perVisibility<{ total: number }>(
  2,
  ({ kind, application }) => `select count(*) as total from (
      select from agenda g ${kind === 'whole' ? '' : byApplication} where ${isOwed} and ${application} limit ${dayAtMost}) f`,
)

/** The counts of these days, each up to a bound. */
export function daysAsked(
  seen: Seen,
  origin: number,
  days: readonly Day[],
  now: Date,
  watcher: number | null,
  most: number,
) {
  const first = days.map(({ from }) => from)
  const next = days.map(({ until }) => until)
  const dates = days.map(({ date }) => date)
  return dayCounts(seen, watcher, origin, first, next, dates, now, most)
}
