import { perScope as perReader, type Query, type Reader } from '@bole/platform/server'
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { PipelineTables } from './tables.ts'

/** Who reads where nobody asks: jobs, candidates and what is brought in see all of the organisation. */
export const everyone: Reader = {
  scopes: {
    candidates: { kind: 'organisation' },
    positions: { kind: 'organisation' },
    accounts: { kind: 'organisation' },
  },
  userId: 0,
}

/** The applications a person may see: all of the organisation, those of their departments, those they take part in, or own. */
export function withinScope({ scopes: { candidates: scope }, userId }: Reader<'candidates'>) {
  return ({ exists, ref, selectFrom }: ExpressionBuilder<PipelineTables, 'applications'>) => {
    if (scope.kind === 'organisation') return sql<SqlBool>`true`
    if (scope.kind === 'nothing') return sql<SqlBool>`false`
    if (scope.kind === 'departments') {
      return sql<SqlBool>`${ref('applications.department_id')} = any(${scope.departmentIds}::bigint[])`
    }
    if (scope.kind === 'own') return sql<SqlBool>`${ref('applications.owner_user_id')} = ${userId}`
    return exists(
      selectFrom('application_people')
        .select('application_people.user_id')
        .whereRef('application_people.organisation_id', '=', 'applications.organisation_id')
        .whereRef('application_people.application_id', '=', 'applications.id')
        .where('application_people.user_id', '=', userId),
    )
  }
}

/** Whether a person sees an application of a department once they own it; the same rule as `withinScope`, for a row that is not theirs yet. */
export function seesAsOwner(
  { scopes: { candidates: scope } }: Pick<Reader<'candidates'>, 'scopes'>,
  departmentId: number | null,
): boolean {
  if (scope.kind === 'departments') return departmentId !== null && scope.departmentIds.includes(departmentId)
  return scope.kind !== 'nothing'
}

/**
 * The positions a person may see, as `positions/server/scope.ts` says it: here over this domain's tables, as positions stand below it and
 * know no applications. A test of the dashboard holds the three phrasings together.
 */
export function positionsWithin({ scopes: { positions: scope }, userId }: Reader<'positions'>) {
  return ({ exists, or, ref, selectFrom }: ExpressionBuilder<PipelineTables, 'positions'>) => {
    if (scope.kind === 'departments')
      return sql<SqlBool>`${ref('positions.department_id')} = any(${scope.departmentIds}::bigint[])`
    const isOwner = sql<SqlBool>`${ref('positions.owner_user_id')} = ${userId}`
    if (scope.kind === 'own') return isOwner
    if (scope.kind !== 'assigned') return sql<SqlBool>`${scope.kind === 'organisation'}`
    const takesPart = exists(
      selectFrom('applications')
        .select('applications.id')
        .whereRef('applications.organisation_id', '=', 'positions.organisation_id')
        .whereRef('applications.position_id', '=', 'positions.id')
        .where(withinScope({ scopes: { candidates: scope }, userId })),
    )
    return or([isOwner, takesPart])
  }
}

/** A query about what a caller may see, built once for each kind of scope and filled in for each caller. */
export function perScope<Values extends readonly unknown[], Row>(
  build: (within: ReturnType<typeof withinScope>, ...values: Values) => Query<Row>,
): (caller: Reader<'candidates'>, ...values: Values) => Query<Row> {
  return perReader('candidates', (reader, ...values) => build(withinScope(reader), ...values))
}

/**
 * Whether counts that are kept by position tell what somebody may see of the positions they see: where candidates are seen as far as
 * positions are, and further.
 */
export function keptCountsAnswer({ scopes: { candidates, positions } }: Reader): boolean {
  return (
    candidates.kind === 'organisation' ||
    (candidates.kind === 'departments' && positions.kind === 'departments')
  )
}
