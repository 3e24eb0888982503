import { queryClient } from './query-cache.ts'

/** Milliseconds without anything arriving, and without anybody doing anything, after which nobody is in the way. */
const pause = 400

function sinceLastArrival(): number {
  const last = performance.getEntriesByType('resource').at(-1)
  return performance.now() - (last ? last.startTime + last.duration : 0)
}

let lastAct = Number.NEGATIVE_INFINITY
const noteAct = () => {
  lastAct = performance.now()
}
for (const kind of ['scroll', 'keydown', 'pointerdown'])
  addEventListener(kind, noteAct, { capture: true, passive: true })

const isBusy = () =>
  document.readyState !== 'complete' ||
  queryClient.isFetching() > 0 ||
  Math.min(sinceLastArrival(), performance.now() - lastAct) < pause

/**
 * Acts once the screen has what it needs, nobody scrolls or types, and the browser has nothing to do: what may be wanted
 * later does not get in the way of what is wanted now. Answers what calls it off.
 */
export function whenQuiet(act: () => void): () => void {
  let timer = 0
  const look = () => {
    if (isBusy()) timer = window.setTimeout(look, pause / 2)
    // Not every browser says when it has nothing to do.
    else if (typeof requestIdleCallback === 'undefined') act()
    else requestIdleCallback(() => timer && act(), { timeout: 2000 })
  }
  timer = window.setTimeout(look, pause / 2)
  return () => {
    window.clearTimeout(timer)
    timer = 0
  }
}
