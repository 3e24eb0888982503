import { useEffect, useState } from 'react'
import { whenQuiet } from './when-quiet.ts'

const loaded = new Map<unknown, unknown>()

/**
 * A part of the app that a screen does not need at first; undefined until it is loaded. It is loaded once: at once where
 * `isNeeded`, and with `preload` when the browser has nothing else to do.
 */
export function useLazy<Module>(
  load: () => Promise<Module>,
  isNeeded: boolean,
  preload = false,
): Module | undefined {
  const [, show] = useState(0)
  useEffect(() => {
    if (loaded.has(load) || !(isNeeded || preload)) return
    let isGone = false
    const fetch = () =>
      void load().then((module) => {
        loaded.set(load, module)
        if (!isGone) show((times) => times + 1)
      })
    const stop = isNeeded ? fetch() : whenQuiet(fetch)
    return () => {
      isGone = true
      stop?.()
    }
  }, [load, isNeeded, preload])
  return loaded.get(load) as Module | undefined
}
