import { prepared, type Transaction } from '@bole/platform/server'

/** In the order of their numbers, as everybody locks several. */
const lockThem = prepared<object>(`
select from applications where organisation_id = $1 and position_id = $2 order by id for update`)

/** $1 organisation, $2 position, $3 department or null. */
const moveOver = prepared<object>(`
with moved as (
  update applications set department_id = $3
  where organisation_id = $1 and position_id = $2 and department_id is distinct from $3::bigint
  returning old.department_id as before, origin, stage, step, detail, is_listed
)
insert into application_counts (organisation_id, origin, department_id, stage, step, detail, amount)
select $1, origin, counted.department_id, stage, step, detail, sum(by)
from moved, lateral (values (before, -1), ($3::bigint, 1)) counted(department_id, by)
where is_listed and counted.department_id is not null
group by origin, counted.department_id, stage, step, detail
-- As everybody adds to counts.
order by counted.department_id desc, origin, stage, step, detail
on conflict (organisation_id, origin, position_id, project_id, department_id, stage, step, detail, shard)
do update set amount = application_counts.amount + excluded.amount`)

/**
 * A position went to another department: its applications and their counts go with it, so that the people of that
 * department see them. To be called with the position locked for update, or an application that arrives at the same
 * moment stays behind.
 */
export function followDepartment(tx: Transaction, positionId: number, departmentId: number | null): void {
  tx.save(lockThem(tx.organisationId, positionId), moveOver(tx.organisationId, positionId, departmentId))
  tx.announce('application')
}
