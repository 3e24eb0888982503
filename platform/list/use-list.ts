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

/** What a list shows now: its address, and what is answered to it. */
export interface ListState {
  readonly words: AddressWords
  readonly change: ChangeWords
  /** What the call is asked, apart from the page. */
  readonly query: object
  readonly page: number
  readonly rows: readonly Row[]
  readonly total: number
  readonly isLoading: boolean
  readonly isRefreshing: boolean
}

/** The values that the filters of a list find in its address. */
export function conditionsIn(words: AddressWords, filters: AnyList['filters'] = []): object {
  const fields = Object.assign({}, ...filters.map((filter) => filter.fields))
  return read(words, fields as AddressFields<Record<string, unknown>>)
}

/** The page of a list that its address asks for. */
export function useList({ call, given, filters }: AnyList): ListState {
  const [words, change] = useAddressWords()
  const { page = 1 } = read(words, place)
  const query = { ...conditionsIn(words, filters), ...given }
  const request = { query: { ...query, page, page_size: pageSize } } as unknown as RequestOf<Call>
  const answer = useCall(call, request, { keepsPrevious: true })
  const data = answer.data?.data
  return {
    words,
    change,
    query,
    page,
    rows: useMemo(() => rowsIn(data), [data]),
    total: answer.data?.total ?? 0,
    isLoading: answer.isPending,
    isRefreshing: answer.isPlaceholderData,
  }
}
