import { prepared, type Transaction } from '@bole/platform/server'

// Text: what is written follows from the company's story as it stands in the database.

/** Who is away, who answers their approvals meanwhile, and from and until which day counted from today. */
const absences = [
  { who: 'deng', deputy: 'he', from: -2, until: 5 },
  { who: 'pan', deputy: 'qin', from: 9, until: 16 },
  { who: 'feng', deputy: 'he', from: -30, until: -24 },
] as const

const addAbsence = prepared<object>(`
insert into delegations (organisation_id, user_id, deputy_id, begins_on, ends_on, created_at)
select away.organisation_id, away.id, deputy.id, $3, $4, $5::timestamptz + make_interval(days => $6) - interval '3 days'
from users away join users deputy on deputy.organisation_id = away.organisation_id and deputy.username = $2
where away.username = $1`)

/** Interview slots of the first round of each process: four half-hours on each of the next working days, for two candidates each. */
const addSlots = prepared<object>(`
insert into interview_slots (organisation_id, process_step_id, starts_at, ends_at, place, capacity, created_by, created_at)
select s.organisation_id, s.id, time.starts_at, time.starts_at + interval '30 minutes', $2, 2, u.id, $3
from (select distinct on (process_id) * from process_steps where stage = 12 and not is_gone order by process_id, place) s
join users u on u.organisation_id = s.organisation_id and u.username = 'he'
cross join unnest($1::timestamptz[]) time(starts_at)`)

/** Days ahead for which there are slots. */
const daysAhead = 5

/** The half-hours from ten until noon of the next working days, by the server's clocks. */
function halfHours(now: Date): readonly Date[] {
  const days = Array.from({ length: daysAhead + 2 }, (_, index) => {
    return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1 + index)
  })
  const working = days.filter((day) => day.getDay() % 6 !== 0).slice(0, daysAhead)
  return working.flatMap((day) =>
    [600, 630, 660, 690].map((minutes) => {
      return new Date(day.getFullYear(), day.getMonth(), day.getDate(), 0, minutes)
    }),
  )
}

/** Writes who is away, and when candidates can be interviewed. */
export function loadAway(tx: Transaction, now: Date): void {
  const day = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).toLocaleDateString('sv')
  for (const { who, deputy, from, until } of absences)
    tx.save(addAbsence(who, deputy, day(from), day(until), now, from))
  tx.save(addSlots(halfHours(now), '15 楼 1502 会议室', now))
}
