import { on } from '@bole/platform/reaction'
import { prepared } from '@bole/platform/server'
import { positionsEvents } from '@bole/positions/contract'

// Text: rows of arrays that stand side by side, which Kysely cannot say.

/** Locks in the order of their numbers, as everybody locks several. $1 organisation, $2 positions. */
export const lockApplicationsOf = prepared<object>(`
select from applications where organisation_id = $1 and position_id = any($2::bigint[]) order by id for update`)

/** $1 organisation, $2 positions, $3 the department of each, or null. */
const moveOver = prepared<object>(`
with moved as (
  update applications set department_id = moved_positions.department_id
  from unnest($2::bigint[], $3::bigint[]) moved_positions(position_id, department_id)
  where organisation_id = $1 and applications.position_id = moved_positions.position_id
    and applications.department_id is distinct from moved_positions.department_id
  returning old.department_id as before, new.department_id as after, origin, stage, step, detail, is_listed
)
insert into application_counts (organisation_id, origin, department_id, stage, step, detail, amount)
select $1, origin, counted.department_id, stage, step, detail, sum(by)
from moved, lateral (values (before, -1), (after, 1)) counted(department_id, by)
where is_listed and counted.department_id is not null
group by origin, counted.department_id, stage, step, detail
-- As everybody adds to counts.
order by counted.department_id desc, origin, stage, step, detail
on conflict (organisation_id, origin, position_id, project_id, department_id, process_step_id, stage, step, detail, shard)
do update set amount = application_counts.amount + excluded.amount`)

/**
 * Positions went to another department: their applications and the counts of those go with them, so that the people of that
 * department see them. The positions are locked for update, or an application that arrives at the same moment would stay
 * behind.
 */
export const followDepartment = on(positionsEvents.changedDepartment, ({ tx, events }) => {
  const departments = new Map(events.map(({ position_id, department_id }) => [position_id, department_id]))
  const positions = [...departments.keys()]
  tx.save(lockApplicationsOf(tx.organisationId, positions))
  tx.save(moveOver(tx.organisationId, positions, [...departments.values()]))
  tx.announce('application')
})
