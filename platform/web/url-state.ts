import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'

export type UrlState = Readonly<Record<string, string>>

/** The part of a screen's state that is in its address, so that a reload or a shared link shows the same. */
export function useUrlState(): readonly [
  UrlState,
  (change: Readonly<Record<string, string | null>>, replace?: boolean) => void,
] {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = useCallback(
    (changed: Readonly<Record<string, string | null>>, replace = false) => {
      void navigate({
        to: '.',
        replace,
        search: (before: Record<string, unknown>) => {
          const after = Object.entries({ ...before, ...changed }).filter(
            ([, value]) => value !== null && value !== '',
          )
          return Object.fromEntries(after)
        },
      } as never)
    },
    [navigate],
  )
  const state = useMemo(
    () => Object.fromEntries(Object.entries(search).map(([key, value]) => [key, String(value)])),
    [search],
  )
  return [state, change]
}
