import type { Caller, Context, Transaction } from '@bole/platform/server'
import { positionsWithinScope } from '@bole/positions/server'
import type { reportsApi } from '@bole/reports/contract'
import { periods } from '@bole/reports/model'
import { sql } from 'kysely'
import { lockTitles, reports } from './report-store.ts'

export type Conditions = Context<typeof reportsApi.createReport>['body']['conditions']

/** The columns of a row that conditions are stored in. */
export const columnsOf = ({ title, header, scope, advances }: Conditions) => ({
  title,
  columns: header.columns,
  grouping: header.rows,
  period: scope.period,
  from_day: scope.period === 'between' ? scope.from : null,
  until_day: scope.period === 'between' ? scope.until : null,
  position_ids: advances.position_ids,
  department_ids: advances.department_ids,
  sources: advances.sources,
})

interface Choosing {
  readonly tx: Transaction
  readonly caller: Caller
  readonly refuse: (
    code: 'days_missing' | 'days_reversed' | 'unknown_position' | 'unknown_department' | 'title_taken',
  ) => Error
}

/** Holds the conditions against the rules, and against the positions, departments and titles there are; `id` is the report's own. */
export async function checkConditions(
  { tx, caller, refuse }: Choosing,
  { conditions, origin, id = 0 }: { conditions: Conditions; origin: number; id?: number },
): Promise<void> {
  const { scope, advances, title } = conditions
  const fault = periods.faultInPeriod(scope.period, scope)
  if (fault) throw refuse(fault)
  const { positions: reach } = caller.scopes
  const [, positions, departments, [same]] = await tx.load(
    lockTitles(tx),
    reports
      .selectFrom('positions')
      .select('id')
      .where('id', '=', sql<number>`any(${advances.position_ids}::bigint[])`)
      .where('origin', '=', origin)
      .where(positionsWithinScope(caller)),
    reports
      .selectFrom('departments')
      .select('id')
      .where('id', '=', sql<number>`any(${advances.department_ids}::bigint[])`),
    reports
      .selectFrom('reports')
      .select('id')
      .where('origin', '=', origin)
      .where('id', '<>', id)
      .where(sql<string>`lower(title)`, '=', sql<string>`lower(${title})`),
  )
  if (advances.position_ids.some((one) => !positions.some(({ id: known }) => known === one)))
    throw refuse('unknown_position')
  const reached = (one: number) => reach.kind !== 'departments' || reach.departmentIds.includes(one)
  if (
    advances.department_ids.some(
      (one) => !reached(one) || !departments.some(({ id: known }) => known === one),
    )
  )
    throw refuse('unknown_department')
  if (same) throw refuse('title_taken')
}
