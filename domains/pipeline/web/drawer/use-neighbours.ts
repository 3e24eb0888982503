import { neighbourOf } from '@bole/pipeline/model'
import { useEffect, useRef } from 'react'
import type { CandidateListState } from '../list/use-candidate-list.ts'

/**
 * Who comes before and after in the list, under the specification's rule (section 4): 0 nobody, 1 on the pages read,
 * 2 on a page not read yet, which is then read first.
 */
export function useNeighbours(list: CandidateListState, id: number | null) {
  const waiting = useRef<number | null>(null)
  const rows = list.items.map(({ id: one, is_listed }) => ({
    id: one,
    // Who has left the list since it was read, or come back to it, is hidden from it now.
    isSkipped: is_listed === (list.query.has_left ?? false),
  }))
  const place = { rows, id: id ?? 0, hasMore: list.hasMore }
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
  useEffect(() => {
    if (waiting.current === null || waiting.current !== id || next.button !== 1) return
    waiting.current = null
    change({ open: next.id }, true)
  }, [next.button, next.id, id, change])
  return { next: { ...next, go: go(next) }, previous: { ...previous, go: go(previous) } }
}
