import type { Transaction } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { accounts } from '../account-store.ts'
import type { KeptDepartment } from './department-store.ts'

/** Puts a department with everything beneath it below another path; `parentPath` is empty at the top. */
export function moveRows(
  tx: Transaction,
  { id, path }: Pick<KeptDepartment, 'id' | 'path'>,
  parentPath: readonly number[],
): void {
  const parentId = parentPath.at(-1) ?? null
  tx.save(
    accounts
      .updateTable('departments')
      .set({ path: sql<number[]>`${parentPath}::bigint[] || path[${path.length}::integer:]` })
      .where(sql<SqlBool>`path @> array[${id}::bigint]`),
    accounts.updateTable('departments').set({ parent_id: parentId }).where('id', '=', id),
  )
}

/** Writes down the order of siblings. */
export function orderRows(tx: Transaction, ids: readonly number[]): void {
  tx.save(
    accounts
      .updateTable('departments')
      .from(
        sql<{ id: number; place: number }>`unnest(${ids}::bigint[]) with ordinality`.as<'wanted'>(
          sql`wanted(id, place)`,
        ),
      )
      .set({ sort: sql<number>`wanted.place` })
      .whereRef('departments.id', '=', 'wanted.id')
      .whereRef('departments.sort', '!=', 'wanted.place'),
  )
}
