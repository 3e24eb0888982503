import type { Call } from '@bole/platform/contract'
import { useEffect, useState } from 'react'
import { rowsIn } from '../shape/rows.ts'
import { useCall } from '../web/use-call.ts'
import type { Choice, Remote } from './remote.ts'

/** What can be chosen now, and how a field tells what is typed. */
export interface Choices<Value extends string | number> {
  /** Undefined while they are on their way. */
  readonly options: readonly Choice<Value>[] | undefined
  /** There is nothing to choose, whatever is typed. */
  readonly isEmpty: boolean
  /** Absent where all choices are there, so that the field itself searches. */
  readonly onSearch?: ((typed: string) => void) | undefined
}

/**
 * Asks for what can be chosen: anew after a pause in typing where the server searches, and by their numbers for those of
 * `chosen` that it did not offer; those may be written as in an address.
 */
export function useChoices<C extends Call, Value extends string | number>(
  { call, request, choiceOf }: Remote<C, Value>,
  {
    chosen = [],
    isNeeded = true,
  }: { readonly chosen?: readonly (Value | string)[]; readonly isNeeded?: boolean } = {},
): Choices<Value> {
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed.trim()), 250)
    return () => clearTimeout(timer)
  }, [typed])
  const ask = typeof request === 'function' ? request : () => request
  const first = ask(keyword ? { keyword } : {})
  const found = useCall(call, first, { enabled: isNeeded, keepsPrevious: true }).data?.data
  const choicesIn = (data: unknown) => rowsIn(data).map((item) => choiceOf(item as never))
  const offered = found && choicesIn(found)
  const names = new Set(offered?.map(({ value }) => String(value)))
  const ids = chosen.filter((value) => !names.has(String(value))).map(Number)
  const isUnnamed = typeof request === 'function' && offered !== undefined && ids.length > 0
  const named = useCall(call, ask({ ids }), { enabled: isUnnamed }).data?.data
  const kept = isUnnamed && named ? choicesIn(named) : []
  const options = offered && [...offered, ...kept]
  const isEmpty = keyword === '' && options?.length === 0
  return { options, isEmpty, onSearch: typeof request === 'function' ? setTyped : undefined }
}
