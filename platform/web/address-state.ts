import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type AddressChange, type AddressFields, type AddressWords, read, write } from './address-fields.ts'

/** Changes some words of the address; `replace` where the step is not worth one of the back button's. */
export type ChangeWords = (changed: Readonly<Record<string, string | null>>, replace?: boolean) => void

/** The words of the address as they stand there, for shapes that are told their fields while the program runs. */
export function useAddressWords(): readonly [AddressWords, ChangeWords] {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = useCallback<ChangeWords>(
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
  const [words, changeWords] = useAddressWords()
  const values = useMemo(() => read(words, fields), [words, fields])
  const change = useCallback<ChangeAddress<Values>>(
    (changed, replace) => changeWords(write(changed, fields), replace),
    [changeWords, fields],
  )
  return [values, change]
}
