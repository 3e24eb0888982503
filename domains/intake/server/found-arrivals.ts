import type { intakeApi } from '@bole/intake/contract'
import type { Cell } from '@bole/intake/model'
import { type Caller, type Context, foundByWords } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { arrivalsSeenBy } from './seen-arrivals.ts'

type Conditions = Context<typeof intakeApi.sumArrivals>['query']

/** Days are those of the server, in rows, sums and conditions alike. */
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

const day = sql<string>`to_char(intake_items.created_at at time zone ${sql.lit(zone)}, 'YYYY-MM-DD')`

/** The arrivals a caller looks for, in whatever state. */
export function arrivalsFound(caller: Caller, query: Conditions) {
  let found = arrivalsSeenBy(caller).where(
    sql<SqlBool>`(positions.origin = ${query.origin} or intake_items.position_id is null)`,
  )
  if (query.door) found = found.where('intake_items.door', '=', query.door)
  if (query.folder_id) found = found.where('intake_items.folder_id', '=', query.folder_id)
  if (query.day_from) found = found.where('intake_items.created_at', '>=', startOf(query.day_from))
  if (query.day_until)
    found = found.where(
      sql<SqlBool>`intake_items.created_at < ${startOf(query.day_until)}::timestamptz + interval '1 day'`,
    )
  if (query.keyword) {
    found =
      found.where(sql<SqlBool>`(${foundByWords(query.keyword, 'intake_items.name', 'intake_items.sender')}
      or exists (select 1 from candidates c where c.organisation_id = intake_items.organisation_id
        and c.id = intake_items.candidate_id and ${foundByWords(query.keyword, 'c.name')}))`)
  }
  return found
}

const startOf = (ofDay: string) => new Date(`${ofDay}T00:00:00`)

/** How many of them came by each door on each day and stand in each state. */
export function cellsOf(found: ReturnType<typeof arrivalsFound>) {
  return found
    .select(({ fn }) => [
      'intake_items.door',
      day.as('day'),
      sql<Cell['state']>`intake_items.state`.as('state'),
      fn.countAll<number>().as('amount'),
    ])
    .groupBy(['intake_items.door', 'intake_items.state', sql`2`])
}
