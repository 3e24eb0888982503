import type { World } from './world.ts'

const key =
  'organisation_id, origin, position_id, project_id, department_id, process_step_id, stage, step, detail'

/** Listed applications as they must be counted: of positions by the step of their process, of projects, of departments and of whole origins. */
const counted = `select organisation_id, origin, g.*, stage, step, detail, count(*)::int as amount
  from applications, lateral (values (position_id, 0, 0, coalesce(process_step_id, 0)), (0, project_id, 0, 0), (0, 0, department_id, 0),
    (0, 0, 0, 0)) g(position_id, project_id, department_id, process_step_id)
  where is_listed and g.department_id is not null group by 1, 2, 3, 4, 5, 6, 7, 8, 9`

/** Kept counts that differ from a recount of the rows, of every organisation: there must be none. */
export function miscounts(world: Pick<World, 'rows'>): Promise<object[]> {
  return world.rows(`select * from (${counted}) counted full join (
      select ${key}, sum(amount)::int as kept from application_counts group by ${key} having sum(amount) <> 0
    ) k using (${key}) where amount is distinct from kept`)
}

/** Kept counts follow from the rows; a test that changes rows by hand makes them follow. */
export async function recount(world: Pick<World, 'rows'>): Promise<void> {
  await world.rows('delete from application_counts')
  await world.rows(`insert into application_counts (${key}, amount) ${counted}`)
}
