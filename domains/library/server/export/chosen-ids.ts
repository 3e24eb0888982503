import type { Chosen } from '@bole/library/contract'
import * as listing from '@bole/pipeline/listing'
import { type Caller, notFound, type Transaction } from '@bole/platform/server'
import { postsOfPeople, wantedBy } from '../people/people-store.ts'
import { seenAmong } from '../record/behind.ts'

/** What the list is asked for where nobody chose anything. */
const wholeList = { origin: 2, tracker_status: 0, sort: 'applied_at', order: 'desc' } as const

/**
 * The applications somebody chose, so many at most: in the order they were chosen, else in that of the list or the library. Nobody
 * is among them whom they do not see.
 */
export async function chosenIds(
  tx: Transaction,
  { post_ids, conditions, people }: Chosen,
  caller: Caller,
  now: Date,
  atMost: number,
): Promise<number[]> {
  const given: number[][] = []
  if (post_ids) {
    const seen = new Set((await seenAmong(tx, caller, post_ids)).map(({ id }) => id))
    given.push([...new Set(post_ids)].filter((id) => seen.has(id)))
  }
  if (people) {
    const wanted = people.like_position_id ? await wantedBy(tx, caller, people.like_position_id) : null
    if (wanted === undefined) throw notFound()
    given.push(await postsOfPeople(tx, people, caller, { atMost, wanted, now }))
  }
  if (conditions || given.length === 0) {
    const query = { ...(conditions ?? wholeList), page_size: 1, with_choices: false }
    const [rows] = await tx.load(listing.idsListed(query, caller, now, atMost))
    given.push(rows.map(({ id }) => id))
  }
  const [first = [], ...others] = given
  const inAll = others.map((ids) => new Set(ids))
  return first.filter((id) => inAll.every((ids) => ids.has(id))).slice(0, atMost)
}
