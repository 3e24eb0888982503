import { useEffect, useRef } from 'react'
import { neighbourOf } from '../../model/neighbour.ts'
import { useHeldByOthers } from '../list/held.tsx'
import type { CandidateListState } from '../list/use-candidate-list.ts'

/**
 * Who comes before and after in the list, under the specification's rule (section 4): 0 nobody, 1 on the pages read,
 * 2 on a page not read yet, which is then read first. Who leaves the rows while they are looked at keeps their place to go on from;
 * their `place` among those listed, from 1, is 0 then, as the list's total counts them no more.
 */
export function useNeighbours(list: CandidateListState, id: number | null) {
  const waiting = useRef<number | null>(null)
  const held = useHeldByOthers()
  const rows = list.items.map(({ id: one, is_listed }) => {
    // Who has left the list since it was read, or come back to it, is hidden from it now.
    const isHidden = is_listed === (list.query.has_left ?? false)
    return { id: one, isHidden, isSkipped: isHidden || held.has(one) }
  })
  const stood = useRef<{ readonly id: number; readonly at: number } | null>(null)
  const at = rows.findIndex((row) => row.id === id)
  if (id !== null && at >= 0) stood.current = { id, at }
  const stoodAt = stood.current?.id === id ? stood.current?.at : undefined
  const place = { rows, id: id ?? 0, stoodAt, hasMore: list.hasMore }
  const next = neighbourOf(place, 'next')
  const previous = neighbourOf(place, 'previous')
  const { change } = list
  const go = (neighbour: typeof next) => () => {
    if (neighbour.button === 1) change({ open: neighbour.id }, true)
    if (neighbour.button === 2) {
      waiting.current = id
      list.loadMore()
    }
  }
  const readOn = useRef(list.loadMore)
  readOn.current = list.loadMore
  const count = rows.length
  const asked = useRef(count)
  useEffect(() => {
    if (waiting.current === null || waiting.current !== id) return
    // Everybody on the page just read is hidden from the list as well: the next page is read.
    if (next.button === 2 && asked.current !== count) readOn.current()
    asked.current = count
    if (next.button === 2) return
    waiting.current = null
    if (next.button === 1) change({ open: next.id }, true)
  }, [next.button, next.id, id, change, count])
  const listed = rows.filter((row) => !row.isHidden)
  const placeListed = listed.findIndex((row) => row.id === id) + 1
  return { place: placeListed, next: { ...next, go: go(next) }, previous: { ...previous, go: go(previous) } }
}
