import { departmentCandidates } from '@bole/accounts/server'
import { provide } from '@bole/platform/slots'
import { underWay } from '@bole/processes/model'
import { sql } from 'kysely'
import { pipeline } from '../application-store.ts'

/** What departments have to know of the candidates for their positions, by the kept counts. */
export const fillDepartmentCandidates = provide(departmentCandidates, {
  standings: (departmentIds) =>
    pipeline
      .selectFrom('application_counts')
      .select(['stage', 'step', 'detail', sql<number>`sum(amount)::bigint`.as('amount')])
      .where('origin', 'in', [1, 2])
      .where('position_id', '=', 0)
      .where('project_id', '=', 0)
      .where('department_id', '=', sql<number>`any(${departmentIds}::bigint[])`)
      .groupBy(['stage', 'step', 'detail']),
  underWay,
})
