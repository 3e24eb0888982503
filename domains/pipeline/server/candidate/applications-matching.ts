import { type Caller, prepared, type Transaction } from '@bole/platform/server'
import { type ListQuery, listNames, listQuery } from '../../contract/list-conditions.ts'
import { hitNames, hitsBy, matchingApplications } from '../list/list-filter.ts'
import { pageOf } from '../list/list-page.ts'

/** The conditions of the list as a saved search or an address writes them, by their names. */
export type WrittenConditions = Readonly<Record<string, string>>

/**
 * What the list is asked by conditions that were written down; null where they say nothing, name something the list does not know, or
 * would tell the caller something that is kept from them. Unlike an address, whose list goes without what it must not ask: here
 * somebody more would be written to.
 */
export function readConditions(
  written: WrittenConditions,
  { hides }: Pick<Caller, 'hides'>,
): ListQuery | null {
  const read = listQuery.safeParse(written)
  if (!read.success || Object.keys(written).some((name) => !listNames.has(name))) return null
  const { content, age_from, age_to } = read.data
  const asksOfKept = (hides.size > 0 && content) || (hides.has('birth') && (age_from || age_to))
  return asksOfKept ? null : read.data
}

/** The numbers of the applications that the list would show a caller, in its order; of more than `atMost` one more is answered. */
export async function applicationsMatching(
  tx: Transaction,
  query: ListQuery,
  { caller, now, atMost }: { readonly caller: Caller; readonly now: Date; readonly atMost: number },
): Promise<readonly number[]> {
  const { cursor: _cursor, page: _page, ...conditions } = query
  const asked = { ...conditions, page_size: atMost }
  const picked = pageOf(matchingApplications(asked, caller, now), asked).select('applications.id')
  const { sql: around, parameters } = picked.compile()
  const taken: unknown[] = [...parameters]
  const looked = hitNames(asked).map((name) => {
    const hits = hitsBy[name](asked, caller).compile()
    const before = taken.length
    taken.push(...hits.parameters)
    const text = hits.sql.replace(/\$(\d+)/g, (_, place) => `$${Number(place) + before}`)
    return `${name} as materialized (${text})`
  })
  // Text: what a keyword hits is looked up by a statement that is kept as text, and is given its name here.
  const whole = looked.length > 0 ? `with ${looked.join(', ')} ${around}` : around
  const [rows] = await tx.load(prepared<{ id: number }>(whole)(...taken))
  return rows.map(({ id }) => id)
}
