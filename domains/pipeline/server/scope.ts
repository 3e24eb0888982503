import type { Caller } from '@bole/platform/server'
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { PipelineTables } from './tables.ts'

type Scope = Caller['scope']

/** The applications a person may see: all of the organisation, those of their departments, or those they take part in. */
export function withinScope({ scope, userId }: { readonly scope: Scope; readonly userId: number }) {
  return ({ exists, ref, selectFrom, val }: ExpressionBuilder<PipelineTables, 'applications'>) => {
    if (scope.kind === 'organisation') return val<SqlBool>(true)
    if (scope.kind === 'nothing') return val<SqlBool>(false)
    if (scope.kind === 'departments') {
      return sql<SqlBool>`${ref('applications.department_id')} = any(${scope.departmentIds}::bigint[])`
    }
    return exists(
      selectFrom('application_people')
        .select('application_people.user_id')
        .whereRef('application_people.organisation_id', '=', 'applications.organisation_id')
        .whereRef('application_people.application_id', '=', 'applications.id')
        .where('application_people.user_id', '=', userId),
    )
  }
}
