import { useEffect, useState } from 'react'

const arrived = new Map<unknown, unknown>()

const whenIdle = (act: () => void): (() => void) => {
  // Not every browser says when it has nothing to do.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}

/**
 * A part of the app that a screen does not need at first; undefined until it is there. It is fetched once: at once where it
 * is needed, and else, where it soon may be, when the browser has nothing else to do.
 */
export function useArrived<Brought>(
  load: () => Promise<Brought>,
  isNeeded: boolean,
  maySoonBe = false,
): Brought | undefined {
  const [, show] = useState(0)
  useEffect(() => {
    if (arrived.has(load) || !(isNeeded || maySoonBe)) return
    let isGone = false
    const fetch = () =>
      void load().then((brought) => {
        arrived.set(load, brought)
        if (!isGone) show((times) => times + 1)
      })
    const stop = isNeeded ? fetch() : whenIdle(fetch)
    return () => {
      isGone = true
      stop?.()
    }
  }, [load, isNeeded, maySoonBe])
  return arrived.get(load) as Brought | undefined
}
