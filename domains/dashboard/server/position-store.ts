import type { GroupCount } from './project-store.ts'
import { type Conditions, perVisibility } from './seen.ts'

/** A position as the dashboard shows it. */
export interface PositionRow {
  readonly id: number
  readonly title: string
  readonly origin: number
  readonly state: 'draft' | 'open' | 'closed'
  readonly head_count: number
  readonly cities: string[]
  readonly project_id: number
  readonly project_name: string
  readonly owner_user_id: number | null
  readonly owner_name: string | null
  readonly opened_at: Date | null
  readonly closed_at: Date | null
  readonly steps: { readonly id: number; readonly stage: number; readonly title: string }[]
}

/** Open ones, or the one asked for whatever its state. $1 origin or null, $2 one position or null. */
const seenPositions = ({ position }: Conditions) => `positions p
  where ($1::smallint is null or p.origin = $1) and not p.is_deleted
    and (p.id = $2::bigint or $2::bigint is null and p.state = 'open') and ${position}`

/** $3 page size, $4 offset. */
const page = (conditions: Conditions) =>
  `(select p.* from ${seenPositions(conditions)} order by p.id desc limit $3 offset $4) p`

/** A page of positions, the newest first. $1 origin or null, $2 one position or null, $3 page size, $4 offset. */
export const positions = perVisibility<PositionRow>(
  4,
  (conditions) => `select p.id, p.title, p.origin, p.state, p.head_count, p.cities, p.project_id,
      t.name as project_name, p.owner_user_id, u.name as owner_name, p.opened_at, p.closed_at, (
        select coalesce(json_agg(json_build_object('id', s.id, 'stage', s.stage, 'title', s.title) order by s.place), '[]')
        from process_steps s
        where s.organisation_id = p.organisation_id and s.process_id = p.process_id and not s.is_gone) as steps
    from ${page(conditions)}
    join projects t on t.organisation_id = p.organisation_id and t.id = p.project_id
    left join users u on u.organisation_id = p.organisation_id and u.id = p.owner_user_id
    order by p.id desc`,
)

/** The status counts of the same page. Parameters as of `positions`. */
export const positionCounts = perVisibility<GroupCount>(4, (conditions) =>
  conditions.kind === 'assigned'
    ? `select a.position_id as group_id, a.stage, a.step, a.detail, a.process_step_id as "processStep",
         count(*) as amount from ${page(conditions)}
       join applications a on a.organisation_id = p.organisation_id and a.position_id = p.id
       where a.is_listed and ${conditions.application} group by 1, 2, 3, 4, 5`
    : `select c.position_id as group_id, c.stage, c.step, c.detail, c.process_step_id as "processStep", c.amount from ${page(conditions)}
       join application_counts c on c.organisation_id = p.organisation_id and c.origin = p.origin and c.position_id = p.id`,
)

/** How many positions there are. $1 origin or null, $2 one position or null. */
export const positionTotal = perVisibility<{ total: number }>(
  2,
  (conditions) => `select count(*) as total from ${seenPositions(conditions)}`,
)
