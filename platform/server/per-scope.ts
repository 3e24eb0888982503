import type { AreaName } from '@bole/platform/contract'
import type { RecordScope } from './caller.ts'
import { builtOnce, type Query } from './database.ts'

/** The part of a caller that decides which records they see, of one area or of all. */
export interface Reader<Area extends AreaName = AreaName> {
  readonly userId: number
  readonly scopes: Readonly<Record<Area, RecordScope>>
}

/** A query about what a reader may see of an area, built once for each kind of scope and filled in for each reader. */
export function perScope<Area extends AreaName, Values extends readonly unknown[], Row>(
  area: Area,
  build: (reader: Reader<Area>, ...values: Values) => Query<Row>,
): (reader: Reader<Area>, ...values: Values) => Query<Row> {
  const builtFor = (scopeOf: (departmentIds: readonly number[]) => RecordScope) =>
    builtOnce((userId: number, departmentIds: readonly number[], ...values: Values) => {
      const scopes = { [area]: scopeOf(departmentIds) } as Record<Area, RecordScope>
      return build({ userId, scopes }, ...values)
    })
  const queries = {
    organisation: builtFor(() => ({ kind: 'organisation' })),
    departments: builtFor((departmentIds) => ({ kind: 'departments', departmentIds })),
    assigned: builtFor(() => ({ kind: 'assigned' })),
    own: builtFor(() => ({ kind: 'own' })),
    nothing: builtFor(() => ({ kind: 'nothing' })),
  }
  return ({ scopes, userId }, ...values) => {
    const scope = scopes[area]
    return queries[scope.kind](userId, scope.kind === 'departments' ? scope.departmentIds : [], ...values)
  }
}
