import type { StepCount } from '@bole/processes/model'
import { type Conditions, perVisibility } from './seen.ts'

/** A project with what its positions want. */
export interface ProjectRow {
  readonly id: number
  readonly name: string
  readonly origin: number
  readonly position_count: number
  readonly head_count: number
}

/** A status count of one project or position. */
export interface GroupCount extends StepCount {
  readonly group_id: number
}

/** $1 origin, $2 one project or null. */
const seenProjects = ({ kind, position }: Conditions) => `projects t
  where ($1::smallint is null or t.origin = $1) and not t.is_deleted and ($2::bigint is null or t.id = $2)
    and ${kind === 'whole' ? 'true' : `t.id in (select p.project_id from positions p where ${position})`}`

/** $3 page size, $4 offset. */
const page = (conditions: Conditions) =>
  `(select t.organisation_id, t.id, t.name, t.origin from ${seenProjects(conditions)} order by t.id desc limit $3 offset $4) t`

/** A page of projects, the newest first. $1 origin or null, $2 one project or null, $3 page size, $4 offset. */
export const projects = perVisibility<ProjectRow>(
  4,
  (conditions) => `select t.id, t.name, t.origin, h.position_count, h.head_count from ${page(conditions)}
    cross join lateral (
      select count(*) as position_count, coalesce(sum(p.head_count), 0)::bigint as head_count from positions p
      where p.organisation_id = t.organisation_id and p.project_id = t.id and not p.is_deleted and p.state <> 'draft' and ${conditions.position}) h
    order by t.id desc`,
)

/** The status counts of the same page. Parameters as of `projects`. */
export const projectCounts = perVisibility<GroupCount>(4, (conditions) => {
  const { kind, application, position } = conditions
  if (kind === 'assigned')
    return `select a.project_id as group_id, a.stage, a.step, a.detail, count(*) as amount from applications a
       where a.is_listed and a.project_id = any (array(select t.id from ${page(conditions)})) and ${application}
       group by 1, 2, 3, 4`
  if (kind === 'whole' || kind === 'project')
    return `select c.project_id as group_id, c.stage, c.step, c.detail, c.amount from ${page(conditions)}
       join application_counts c on c.organisation_id = t.organisation_id and c.origin = t.origin and c.position_id = 0 and c.project_id = t.id`
  return `select p.project_id as group_id, c.stage, c.step, c.detail, sum(c.amount) as amount
       from ${page(conditions)} join positions p on p.organisation_id = t.organisation_id and p.project_id = t.id
       join application_counts c on c.organisation_id = p.organisation_id and c.origin = p.origin and c.position_id = p.id
       where ${position} group by 1, 2, 3, 4`
})

/** How many projects there are. $1 origin or null, $2 one project or null. */
export const projectTotal = perVisibility<{ total: number }>(
  2,
  (conditions) => `select count(*) as total from ${seenProjects(conditions)}`,
)

/** Projects to narrow the dashboard to (specification, section 9). */
export const choicesAtMost = 99

/** The newest of them, and how many there are. $1 origin. */
export const projectChoices = perVisibility<{ id: number; name: string; total: number }>(
  1,
  ({
    kind,
    position,
  }) => `select t.id, t.name, count(*) over () as total from projects t where t.origin = $1 and not t.is_deleted
    and ${kind === 'whole' ? 'true' : `t.id in (select p.project_id from positions p where ${position})`}
    order by t.id desc limit ${choicesAtMost}`,
)
