import type { ListQuery } from '@bole/pipeline/contract'
import type { Caller, Query } from '@bole/platform/server'
import { sql } from 'kysely'
import { pipeline } from './application-store.ts'
import type { StatusCount } from './list-counts.ts'
import { hitsOf, matchingApplications } from './list-filter.ts'
import { itemsPickedBy, type ListItemRow } from './list-item.ts'
import { pageOf } from './list-page.ts'
import type { ApplicationRow } from './tables.ts'

/**
 * A row of a search's page. The first has the counts of all it found and how many people were hit; where the page is empty,
 * it has these alone.
 */
type FoundRow = Omit<ListItemRow, 'id'> & { id: number | null; counts: StatusCount[] | null; hits: number }

/** A search's page and counts as one statement: what is hit is looked up once for both. */
export function searchedPage(query: ListQuery, caller: Caller, now: Date): Query<FoundRow> {
  const matching = matchingApplications(query, caller, now)
    .select(['applications.id', 'applications.stage', 'applications.step', 'applications.detail'])
    .select(`applications.${query.sort}`)
  const found = pipeline.selectFrom(sql<ApplicationRow>`matching`.as('applications'))
  const hits = Object.entries(hitsOf(query))
  const looked = hits.map(([name, hit]) => sql`${sql.ref(name)} as materialized (${hit})`)
  const amounts = hits.map(([name]) => sql`(select count(*) from ${sql.ref(name)})`)
  const order = sql.raw(`items.${query.sort} ${query.order}, items.id ${query.order}`)
  const statement = sql<FoundRow>`with ${sql.join(looked)}, matching as materialized (${matching}), counted as (
      select greatest(${sql.join(amounts)})::int as hits, coalesce(json_agg(c), '[]') as counts
      from (select stage, step, detail, count(*)::int as amount from matching group by 1, 2, 3) c)
    select case when row_number() over (order by ${order}) = 1 then counted.counts end as counts, counted.hits, items.*
    from counted
    left join (${itemsPickedBy(pageOf(found, query).select('applications.id'))}) items on true order by ${order}`
  return { compile: () => statement.compile(pipeline) }
}
