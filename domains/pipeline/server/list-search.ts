import type { ListQuery } from '@bole/pipeline/contract'
import { type Caller, prepared, type Query } from '@bole/platform/server'
import { type CompiledQuery, sql } from 'kysely'
import { pipeline } from './application-store.ts'
import type { StatusCount } from './list-counts.ts'
import { hitNames, hitsBy, matchingApplications } from './list-filter.ts'
import { itemsPickedBy, type ListItemRow } from './list-item.ts'
import { pageOf } from './list-page.ts'
import type { ApplicationRow } from './tables.ts'

/**
 * A row of a search's page. The first has the counts of all it found and how many people were hit; where the page is empty,
 * it has these alone.
 */
type FoundRow = Omit<ListItemRow, 'id'> & { id: number | null; counts: StatusCount[] | null; hits: number }

const mark = '/* hits */'

/** A search's page and counts as one statement, with a mark where what is hit is to be looked up, once for both. */
function aroundHits(query: ListQuery, caller: Caller, now: Date): CompiledQuery<FoundRow> {
  const matching = matchingApplications(query, caller, now)
    .select(['applications.id', 'applications.stage', 'applications.step', 'applications.detail'])
    .select(`applications.${query.sort}`)
  const found = pipeline.selectFrom(sql<ApplicationRow>`matching`.as('applications'))
  const amounts = hitNames(query).map((name) => sql`(select count(*) from ${sql.ref(name)})`)
  const order = sql.raw(`items.${query.sort} ${query.order}, items.id ${query.order}`)
  return sql<FoundRow>`with ${sql.raw(mark)}, matching as materialized (${matching}), counted as (
      select greatest(${sql.join(amounts)})::int as hits, coalesce(json_agg(c), '[]') as counts
      from (select stage, step, detail, count(*)::int as amount from matching group by 1, 2, 3) c)
    select case when row_number() over (order by ${order}) = 1 then counted.counts end as counts, counted.hits, items.*
    from counted
    left join (${itemsPickedBy(pageOf(found, query).select('applications.id'))}) items on true order by ${order}`.compile(
    pipeline,
  )
}

const builtAtMost = 200

const built = new Map<string, CompiledQuery<FoundRow>>()

/** The same, out of what was built before for other words: building takes longer than all else a server does for a search. */
function builtAroundHits(query: ListQuery, caller: Caller, now: Date): CompiledQuery<FoundRow> {
  const { keyword, content, ...conditions } = query
  const dependsOnNow = query.waiting_days || query.age_from || query.age_to
  if (caller.scope.kind !== 'organisation' || dependsOnNow) return aroundHits(query, caller, now)
  const key = JSON.stringify([conditions, hitNames(query)])
  const around = built.get(key) ?? aroundHits(query, caller, now)
  if (built.size >= builtAtMost) built.clear()
  built.set(key, around)
  return around
}

/** A search's page and counts as one statement: what is hit is looked up once for both. */
export function searchedPage(query: ListQuery, caller: Caller, now: Date): Query<FoundRow> {
  const around = builtAroundHits(query, caller, now)
  const looked = hitNames(query).map((name) => sql`${sql.ref(name)} as materialized (${hitsBy[name](query)})`)
  const hits = sql.join(looked).compile(pipeline)
  const text = hits.sql.replace(/\$(\d+)/g, (_, place) => `$${Number(place) + around.parameters.length}`)
  return prepared<FoundRow>(around.sql.replace(mark, () => text))(...around.parameters, ...hits.parameters)
}
