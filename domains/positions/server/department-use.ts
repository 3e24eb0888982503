import { departmentUse } from '@bole/accounts/server'
import { provide } from '@bole/platform/slots'
import { sql } from 'kysely'
import { positions } from './position-store.ts'

/** What departments have to know of their positions. */
export const fillDepartmentUse = provide(departmentUse, {
  positions: (departmentIds) => {
    const counted = positions
      .selectFrom('positions')
      .select([
        sql<number>`department_id`.as('department_id'),
        sql<number>`count(*)`.as('positions'),
        sql<number>`count(*) filter (where state = 'open')`.as('open'),
      ])
      .where('is_deleted', '=', false)
      .where('department_id', 'is not', null)
      .groupBy('department_id')
    return departmentIds === null
      ? counted
      : counted.where('department_id', '=', sql<number>`any(${departmentIds}::bigint[])`)
  },
})
