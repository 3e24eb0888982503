import type { careersApi } from '@bole/careers/contract'
import { type Context, containing, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { listedColumns, openedAt, openPositions } from './careers-store.ts'
import { presentPosition } from './present.ts'

type ListPositions = typeof careersApi.listPositions

/** A page of open positions, of the organisation the transaction is in. */
export async function findPositions(
  tx: Transaction,
  organisation: { readonly name: string },
  query: Context<ListPositions>['query'],
  now: Date,
) {
  const matching = matches(query, now)
  const page = matching
    .select([...listedColumns, openedAt.as('opened')])
    .orderBy(openedAt, 'desc')
    .orderBy('positions.id', 'desc')
    .limit(query.page_size + 1)
  const [rows, [counted]] = await tx.load(
    query.cursor ? page.where(isAfter(query.cursor)) : page,
    matching.select(sql<number>`count(*)`.as('total')),
  )
  const shown = rows.slice(0, query.page_size)
  const last = rows.length > query.page_size ? shown.at(-1) : undefined
  return {
    data: {
      list: shown.map((row) => presentPosition(row, organisation)),
      next_cursor: last ? `${last.opened.getTime()}.${last.id}` : null,
    },
    total: counted?.total ?? 0,
  }
}

function matches(
  { keyword, city, category, origin, project_id }: Context<ListPositions>['query'],
  now: Date,
) {
  let query = openPositions(now)
  if (origin !== undefined) query = query.where('positions.origin', '=', origin)
  if (project_id !== undefined) query = query.where('positions.project_id', '=', project_id)
  if (city) query = query.where(sql<boolean>`${city} = any(positions.cities)`)
  if (category) query = query.where('positions.category', '=', category)
  for (const word of (keyword ?? '').split(/\s+/).filter(Boolean).slice(0, 5)) {
    const pattern = containing(word)
    const text = sql`concat_ws(' ', positions.title, positions.description, positions.requirements,
      positions.category, projects.company_name, array_to_string(positions.cities, ' '))`
    // A word that is nothing but signs is looked for as it is.
    const hasLetters = /[\p{L}\p{N}]/u.test(word)
    query = query.where(
      hasLetters
        ? sql<boolean>`folded(${text}) like folded(${pattern})`
        : sql<boolean>`${text} ilike ${pattern}`,
    )
  }
  return query
}

function isAfter(cursor: string) {
  const [time = '0', id = '0'] = cursor.split('.')
  return sql<boolean>`(${openedAt}, positions.id) < (to_timestamp(${Number(time)}::numeric / 1000), ${Number(id)})`
}
