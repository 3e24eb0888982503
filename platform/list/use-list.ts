import type { Call, RequestOf } from '@bole/platform/contract'
import { useMemo } from 'react'
import { type Row, rowsIn } from '../filter/rows.ts'
import { type AddressFields, type AddressWords, read, whole } from '../web/address-fields.ts'
import { type ChangeWords, useAddressWords } from '../web/address-state.ts'
import { useCall } from '../web/use-call.ts'
import type { AnyList } from './list-options.ts'

/** Rows of a page. */
export const pageSize = 30

const place = { page: whole(1, 10_000) }

/** A page of rows, and how many there are in all. */
export interface Page {
  readonly page: number
  readonly rows: readonly Row[]
  readonly total: number
  readonly isLoading: boolean
  readonly isRefreshing: boolean
}

/** What a list shows now: its address, and what is answered to it. */
export interface ListState extends Page {
  readonly words: AddressWords
  readonly change: ChangeWords
  /** What the call is asked, apart from the page. */
  readonly query: object
}

/** A page of what a call lists under some conditions; the last stays while the next is on its way. */
export function usePage(call: Call, query: object, page: number): Page {
  const request = { query: { ...query, page, page_size: pageSize } } as unknown as RequestOf<Call>
  const answer = useCall(call, request, { keepsPrevious: true })
  const data = answer.data?.data
  return {
    page,
    rows: useMemo(() => rowsIn(data), [data]),
    total: answer.data?.total ?? 0,
    isLoading: answer.isPending,
    isRefreshing: answer.isPlaceholderData,
  }
}

/** The page of a list that its address asks for. */
export function useList({ call, given, filters = [] }: AnyList): ListState {
  const [words, change] = useAddressWords()
  const { page = 1 } = read(words, place)
  const fields = Object.assign({}, ...filters.map((filter) => filter.fields))
  const conditions = read(words, fields as AddressFields<Record<string, unknown>>)
  const query = { ...conditions, ...given }
  return { words, change, query, ...usePage(call, query, page) }
}
