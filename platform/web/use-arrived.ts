import { useEffect, useState } from 'react'
import { whenQuiet } from './when-quiet.ts'

const arrived = new Map<unknown, unknown>()

/**
 * A part of the app that a screen does not need at first; undefined until it is there. It is fetched once: at once where it
 * is needed, and else, where it soon may be, when the screen has what it needs.
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
    const stop = isNeeded ? fetch() : whenQuiet(fetch)
    return () => {
      isGone = true
      stop?.()
    }
  }, [load, isNeeded, maySoonBe])
  return arrived.get(load) as Brought | undefined
}
