import type { JoinBuilder, ReferenceExpression } from 'kysely'

type Column<DB, TB extends keyof DB> = ReferenceExpression<DB, TB> & `${string}.${string}`

/**
 * The condition of a join between rows of one organisation, told by two columns of the two tables. Keys begin with the
 * organisation: a join without it is slower, and leans on row-level security alone.
 */
export function sameTenant<DB, TB extends keyof DB>(
  join: JoinBuilder<DB, TB>,
  one: Column<DB, TB>,
  other: Column<DB, TB>,
): JoinBuilder<DB, TB> {
  const tenantOf = (column: string) => `${column.split('.')[0]}.organisation_id` as never
  return join.onRef(tenantOf(one), '=', tenantOf(other)).onRef(one, '=', other)
}
