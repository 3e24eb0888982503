import type { Caller, RecordScope } from './caller.ts'
import { builtOnce, type Query } from './database.ts'

/** The part of a caller that decides which records they see. */
export type Reader = Pick<Caller, 'scope' | 'userId'>

/** A query about what a reader may see, built once for each kind of scope and filled in for each reader. */
export function perScope<Values extends readonly unknown[], Row>(
  build: (reader: Reader, ...values: Values) => Query<Row>,
): (reader: Reader, ...values: Values) => Query<Row> {
  const builtFor = (scopeOf: (departmentIds: readonly number[]) => RecordScope) =>
    builtOnce((userId: number, departmentIds: readonly number[], ...values: Values) =>
      build({ userId, scope: scopeOf(departmentIds) }, ...values),
    )
  const queries = {
    organisation: builtFor(() => ({ kind: 'organisation' })),
    departments: builtFor((departmentIds) => ({ kind: 'departments', departmentIds })),
    assigned: builtFor(() => ({ kind: 'assigned' })),
    nothing: builtFor(() => ({ kind: 'nothing' })),
  }
  return ({ scope, userId }, ...values) =>
    queries[scope.kind](userId, scope.kind === 'departments' ? scope.departmentIds : [], ...values)
}
