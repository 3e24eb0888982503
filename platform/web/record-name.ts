import { useEffect, useSyncExternalStore } from 'react'

let named: string | undefined
const listeners = new Set<() => void>()

function name(now: string | undefined): void {
  named = now
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Names the record a screen is about, in its title and the browser's tab, as long as the screen is shown. */
export function useNameOfRecord(now: string | undefined): void {
  useEffect(() => {
    name(now)
    return () => name(undefined)
  }, [now])
}

/** What the screen that is shown is about; undefined of a list, and while it loads. */
export function useRecordName(): string | undefined {
  return useSyncExternalStore(subscribe, () => named)
}
