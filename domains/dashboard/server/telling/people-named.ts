import { sql } from 'kysely'
import { dashboard } from '../dashboard-tables.ts'

/** What people are called. */
export const peopleNamed = (ids: readonly number[]) =>
  dashboard.selectFrom('users').select(['id', 'name']).where('id', '=', sql<number>`any(${ids}::bigint[])`)
