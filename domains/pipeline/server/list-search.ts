import type { ListQuery } from '@bole/pipeline/contract'
import type { Caller, Query } from '@bole/platform/server'
import { sql } from 'kysely'
import { pipeline } from './application-store.ts'
import type { StatusCount } from './list-counts.ts'
import { matchingApplications } from './list-filter.ts'
import { itemsPickedBy, type ListItemRow } from './list-item.ts'
import { pageOf } from './list-page.ts'
import type { ApplicationRow } from './tables.ts'

/** A row of a search's page with the counts of all it found; where the page is empty, one row has these alone. */
type FoundRow = Omit<ListItemRow, 'id'> & { id: number | null; counts: StatusCount[] }

/** A search's page and counts as one statement: what is hit is looked up once for both. */
export function searchedPage(query: ListQuery, caller: Caller, now: Date): Query<FoundRow> {
  const matching = matchingApplications(query, caller, now)
    .select(['applications.id', 'applications.stage', 'applications.step', 'applications.detail'])
    .select(`applications.${query.sort}`)
  const found = pipeline.selectFrom(sql<ApplicationRow>`matching`.as('applications'))
  const order = sql.raw(`items.${query.sort} ${query.order}, items.id ${query.order}`)
  const statement = sql<FoundRow>`with matching as materialized (${matching}), counted as (
      select coalesce(json_agg(c), '[]') as counts
      from (select stage, step, detail, count(*)::int as amount from matching group by 1, 2, 3) c)
    select counted.counts, items.* from counted
    left join (${itemsPickedBy(pageOf(found, query).select('applications.id'))}) items on true order by ${order}`
  return { compile: () => statement.compile(pipeline) }
}
