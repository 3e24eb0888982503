import { perVisibility } from './seen.ts'

/** Only this many of an organisation's newest events are looked at. */
export const eventsAtMost = 1000

const shown = 20

export interface EventRow {
  readonly id: number
  readonly application_id: number
  readonly happened_at: Date
  readonly actor: 'user' | 'candidate' | 'system'
  readonly username: string | null
  readonly name: string
  readonly position_id: number
  readonly title: string
  readonly action: string
  readonly facts: Readonly<Record<string, unknown>>
  readonly from_stage: number | null
  readonly from_step: number | null
  readonly from_detail: number | null
  readonly to_stage: number
  readonly to_step: number
  readonly to_detail: number
  readonly from_title: string
  readonly to_title: string
}

/** The newest events among the organisation's latest, or of the latest applications one takes part in. $1 origin, $2 the user in the second case. */
export const latestEvents = perVisibility<EventRow>(2, ({ kind, filterFound }) => {
  const source =
    kind === 'assigned'
      ? `(select h.* from (select distinct m.application_id from application_people m where m.user_id = $2
           order by m.application_id desc limit 100) m
         cross join lateral (select h.* from application_history h where h.application_id = m.application_id
           order by h.id desc limit 10) h) h`
      : `(select h.* from application_history h where $2::bigint is not null order by h.happened_at desc limit ${eventsAtMost}) h`
  return `select h.id, h.application_id, h.happened_at, h.actor, u.name as username, n.name, a.position_id, q.title, h.action, h.facts,
      h.from_stage, h.from_step, h.from_detail, h.to_stage, h.to_step, h.to_detail,
      h.from_title, h.to_title
    from ${source}
    join applications a on a.organisation_id = h.organisation_id and a.id = h.application_id
    join candidates n on n.organisation_id = a.organisation_id and n.id = a.candidate_id
    join positions q on q.organisation_id = a.organisation_id and q.id = a.position_id
    left join users u on u.organisation_id = h.organisation_id and u.id = h.user_id
    where a.origin = $1 and ${filterFound} order by h.happened_at desc, h.id desc limit ${shown}`
})

/** Events since $2 by action, and how many of all were looked at. $1 origin. */
export const eventCounts = perVisibility<{ action: string; amount: number; examined: number }>(
  2,
  ({ filterFound }) => `select h.action, count(*) filter (where a.origin = $1 and ${filterFound}) as amount,
      (sum(count(*)) over ())::bigint as examined
    from (select h.organisation_id, h.application_id, h.action from application_history h where h.happened_at >= $2
      order by h.happened_at desc limit ${eventsAtMost}) h
    join applications a on a.organisation_id = h.organisation_id and a.id = h.application_id
    group by h.action`,
)
