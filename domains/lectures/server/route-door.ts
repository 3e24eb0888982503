import { pinyinOf } from '@bole/accounts/server'
import { routeInOrder } from '@bole/lectures/model'
import { sql } from 'kysely'
import { lectures } from './lecture-store.ts'
import { presentStop } from './present.ts'

/** The stops of some projects' routes, to be loaded with whatever else is asked. */
export function routesOf(projectIds: readonly number[]) {
  return lectures
    .selectFrom('lectures')
    .select(['id', 'project_id', 'kind', 'city', 'university', 'address', 'starts_at', 'url'])
    .where('project_id', '=', sql<number>`any(${projectIds}::bigint[])`)
    .orderBy('starts_at')
    .orderBy('id')
}

/** One project's route as candidates read it, in the order of its cities. */
export function routeAsTold(rows: Parameters<typeof presentStop>[0][]) {
  const told = rows.map((row) => ({ ...presentStop(row), kind: row.kind }))
  return routeInOrder(told, pinyinOf).map(
    ({ id, kind, city, university, address, datetime, xjhUrl, group_index }) => ({
      ...{ id, kind, city, university, address, datetime, group_index },
      url: xjhUrl,
    }),
  )
}
