import { sights } from '@bole/accounts/server'
import { sameTenant } from '@bole/platform/server'
import { provide, providedFor } from '@bole/platform/slots'
import { sql } from 'kysely'
import { visiblePositions } from './position-store.ts'
import { applicants } from './slots.ts'

/** Who sees a position: whoever owns it takes part in it, as whoever hires for it does. */
export const fillPositionSight = provide(sights.position, (reader, { id, userId }) => {
  const part = sql<string | null>`case when positions.owner_user_id = ${userId} then 'owner'
    when ${providedFor(applicants).isHiredForBy(userId)} then 'hiring' end`
  return visiblePositions(reader)
    .leftJoin('departments', (join) => sameTenant(join, 'departments.id', 'positions.department_id'))
    .select('positions.owner_user_id as owner_id')
    .select(sql<number[]>`coalesce(departments.path, '{}')`.as('department_path'))
    .select(part.as('part'))
    .select(
      sql<number[]>`array_remove(array[case when ${part} is not null then ${userId}::bigint end], null)`.as(
        'people',
      ),
    )
    .where('positions.id', '=', id)
})
