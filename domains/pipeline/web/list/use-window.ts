import { useCallback, useState } from 'react'

/** Rows beyond the edge that are drawn already, and after how many the window moves on. */
const beyond = 8
const step = 4

/**
 * Which of many rows of one height are drawn: those in sight and some beyond. `follow` is told where the frame has been
 * scrolled to.
 */
export function useWindow(count: number, rowHeight: number, frameHeight: number) {
  const [first, setFirst] = useState(0)
  const follow = useCallback(
    (scrollTop: number) => setFirst(Math.floor(scrollTop / rowHeight / step) * step),
    [rowHeight],
  )
  const inSight = Math.ceil(frameHeight / rowHeight)
  const from = Math.max(0, Math.min(first, count - inSight) - beyond)
  const to = Math.min(count, Math.max(first, 0) + inSight + step + beyond)
  return { from, to, follow }
}
