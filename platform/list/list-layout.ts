import { useCallback, useSyncExternalStore } from 'react'

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

/** The columns somebody has hidden in a list: new ones are shown to everybody. */
export function useHiddenColumns(
  list: string,
): readonly [readonly string[], (names: readonly string[]) => void] {
  const key = columnsKey(list)
  const hidden = useKept(key).split(',').filter(Boolean)
  return [hidden, useCallback((names: readonly string[]) => keep(key, names.join(',')), [key])]
}
