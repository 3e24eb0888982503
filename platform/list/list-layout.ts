import { useCallback, useSyncExternalStore } from 'react'
import { useSearchParams } from '../web/address-state.ts'

/** Rows 40 or 32 pixels high. */
export type Density = 'roomy' | 'compact'

const listeners = new Set<() => void>()
const densityKey = 'bole.list-density'
const columnsKey = (list: string) => `bole.list-columns.${list}`

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function keep(key: string, text: string): void {
  localStorage.setItem(key, text)
  for (const listener of listeners) listener()
}

const useKept = (key: string) => useSyncExternalStore(subscribe, () => localStorage.getItem(key) ?? '')

/** How high rows are in every list of this browser, and how to change that. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  const density = useKept(densityKey) === 'compact' ? 'compact' : 'roomy'
  return [density, useCallback((chosen: Density) => keep(densityKey, chosen), [])]
}

/** In the address where nothing is hidden, though the reader has hidden something of their own. */
const nothing = 'none'

/**
 * The columns that are hidden in a list: those the address names, so that a link shows the same to whoever gets it, else those
 * somebody hid here last. New ones are shown to everybody.
 */
export function useHiddenColumns(
  list: string,
): readonly [readonly string[], (names: readonly string[]) => void] {
  const key = columnsKey(list)
  const [{ hide }, change] = useSearchParams()
  const kept = useKept(key)
  const set = useCallback(
    (names: readonly string[]) => {
      keep(key, names.join(','))
      change({ hide: names.join(',') || nothing }, true)
    },
    [key, change],
  )
  return [(hide ?? kept).split(',').filter((name) => name && name !== nothing), set]
}
