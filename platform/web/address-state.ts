import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type AddressChange, type AddressFields, read, type SearchParams, write } from './address-fields.ts'

/** Changes a part of the address's query; with `replace` the back button does not stop at it. */
export type ChangeParams = (changed: Readonly<Record<string, string | null>>, replace?: boolean) => void

/** The query of the address as text, for shapes that learn their fields while the program runs. */
export function useSearchParams(): readonly [SearchParams, ChangeParams] {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = useCallback<ChangeParams>(
    (changed, replace = false) => {
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
  const words = useMemo(
    () => Object.fromEntries(Object.entries(search).map(([key, value]) => [key, String(value)])),
    [search],
  )
  return [words, change]
}

/** Changes some values of the address; null takes one out. */
export type ChangeAddress<Values> = (changed: AddressChange<Values>, replace?: boolean) => void

/**
 * The part of a screen's state that is in its address, so that a reload or a shared link shows the same. `fields` says what may
 * stand there and has to be the same object at every render; what else the address holds stays as it is.
 */
export function useAddressState<Values>(
  fields: AddressFields<Values>,
): readonly [Partial<Values>, ChangeAddress<Values>] {
  const [words, changeWords] = useSearchParams()
  const values = useMemo(() => read(words, fields), [words, fields])
  const change = useCallback<ChangeAddress<Values>>(
    (changed, replace) => changeWords(write(changed, fields), replace),
    [changeWords, fields],
  )
  return [values, change]
}
