import type { ListQuery } from '@bole/pipeline/contract'
import { type Caller, prepared, type Query } from '@bole/platform/server'
import type { StepCount } from '@bole/processes/model'
import { type CompiledQuery, sql } from 'kysely'
import { pipeline } from '../application-store.ts'
import type { ApplicationRow } from '../tables.ts'
import { hitNames, hitsBy, matchingApplications } from './list-filter.ts'
import { itemsPickedBy, type ListItemRow } from './list-item.ts'
import { pageOf } from './list-page.ts'

/**
 * A row of a search's page. The first has the counts of all it found and how many people were hit; where the page is empty,
 * it has these alone.
 */
type FoundRow = Omit<ListItemRow, 'id'> & { id: number | null; counts: StepCount[] | null; hits: number }

const mark = '/* hits */'

/** A search's page and counts as one statement, with a mark where what is hit is to be looked up, once for both. */
function aroundHits(query: ListQuery, caller: Caller, now: Date): CompiledQuery<FoundRow> {
  const matching = matchingApplications(query, caller, now)
    .select(['applications.id', 'applications.stage', 'applications.step', 'applications.detail'])
    .select('applications.process_step_id')
    .select(`applications.${query.sort}`)
  const found = pipeline.selectFrom(sql<ApplicationRow>`matching`.as('applications'))
  const amounts = hitNames(query).map((name) => sql`(select count(*) from ${sql.ref(name)})`)
  const order = sql.raw(`items.${query.sort} ${query.order}, items.id ${query.order}`)
  return sql<FoundRow>`with ${sql.raw(mark)}, matching as materialized (${matching}), counted as (
      select greatest(${sql.join(amounts)})::int as hits, coalesce(json_agg(c), '[]') as counts
      from (select stage, step, detail, process_step_id as "processStep", count(*)::int as amount
        from matching group by 1, 2, 3, 4) c)
    select case when row_number() over (order by ${order}) = 1 then counted.counts end as counts, counted.hits, items.*
    from counted
    left join (${itemsPickedBy(pageOf(found, query).select('applications.id'))}) items on true order by ${order}`.compile(
    pipeline,
  )
}

/** What is to be looked up: each under its name, its parameters numbered from $1. */
export const hitsOf = (query: ListQuery, caller: Pick<Caller, 'hides'>) =>
  hitNames(query).map((name) => ({ name, ...hitsBy[name](query, caller).compile() }))

/** The statement without the search terms; those are appended as its last parameters. */
type Built = Pick<CompiledQuery, 'sql' | 'parameters'>

/** What is hit as the beginning of a statement: each search under its name, its parameters numbered after those taken. */
export function lookedUp(hits: ReturnType<typeof hitsOf>, parametersTaken: number): string {
  let taken = parametersTaken
  const looked = hits.map(({ name, sql: text, parameters: own }) => {
    const before = taken
    taken += own.length
    return `${name} as materialized (${text.replace(/\$(\d+)/g, (_, place) => `$${Number(place) + before}`)})`
  })
  return looked.join(', ')
}

function builtFor(query: ListQuery, hits: ReturnType<typeof hitsOf>, caller: Caller, now: Date): Built {
  const { sql: around, parameters } = aroundHits(query, caller, now)
  const looked = lookedUp(hits, parameters.length)
  return { sql: around.replace(mark, () => looked), parameters }
}

// Text: searches are a hot path (docs/performance.md); they are written in Kysely and kept as text.
const builtAtMost = 200

const built = new Map<string, Built>()

/**
 * A search's page and counts as one statement: what is hit is looked up once for both. Taken from what was built before for
 * other words where it can be: building takes longer than all else a server does for a search.
 */
export function searchedPage(query: ListQuery, caller: Caller, now: Date): Query<FoundRow> {
  const { keyword, content, ...conditions } = query
  const hits = hitsOf(query, caller)
  const dependsOnNow = query.waiting_days || query.age_from || query.age_to
  const dependsOnCaller = caller.scopes.candidates.kind !== 'organisation' || query.waits_for === 'me'
  const isKept = !dependsOnCaller && !dependsOnNow
  const key = JSON.stringify([conditions, hits.map(({ sql: text }) => text)])
  const around = (isKept && built.get(key)) || builtFor(query, hits, caller, now)
  if (built.size >= builtAtMost) built.clear()
  if (isKept) built.set(key, around)
  return prepared<FoundRow>(around.sql)(...around.parameters, ...hits.flatMap(({ parameters }) => parameters))
}
