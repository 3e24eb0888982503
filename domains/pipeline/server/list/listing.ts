// What the candidate list shows, for domains above that go through all of it.
import type { CandidateListItem, ListQuery } from '@bole/pipeline/contract'
import { type Caller, prepared, type Query, type Reader, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { pipeline } from '../application-store.ts'
import { withinScope } from '../scope.ts'
import { matchingApplications } from './list-filter.ts'
import { listItems } from './list-item.ts'
import { pageOf } from './list-page.ts'
import { hitsOf, lookedUp } from './list-search.ts'
import { presentListItem } from './present-list-item.ts'

export { shareLabels } from '../tags/label-applications.ts'

/** Who looks through the list: as far as they see, and without what is hidden from them. */
export type ListReader = Reader<'candidates'> & Pick<Caller, 'hides'>

/** The numbers of all applications that the list shows somebody under these conditions, in its order, so many at most. */
export function idsListed(
  query: ListQuery,
  reader: ListReader,
  now: Date,
  atMost: number,
): Query<{ id: number }> {
  const { cursor: _cursor, page: _page, ...conditions } = query
  const page = pageOf(matchingApplications(query, reader, now), { ...conditions, page_size: atMost - 1 })
  const { sql: text, parameters } = page.select('applications.id').compile()
  const hits = hitsOf(query, reader)
  // Text: what a search hits stands before the statement, under a name that its conditions use.
  const before = hits.length > 0 ? `with ${lookedUp(hits, parameters.length)} ` : ''
  return prepared<{ id: number }>(before + text)(...parameters, ...hits.flatMap((hit) => hit.parameters))
}

/** These applications as the list shows them to somebody, in the order of their numbers here; those out of their sight are left out. */
export async function itemsListed(
  tx: Transaction,
  reader: Reader<'candidates'>,
  ids: readonly number[],
): Promise<CandidateListItem[]> {
  const picked = pipeline
    .selectFrom('applications')
    .select('applications.id')
    .where('applications.id', '=', sql<number>`any(${ids}::bigint[])`)
    .where(withinScope(reader))
  const [rows] = await tx.load(listItems(picked))
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    return row ? [presentListItem(row)] : []
  })
}
