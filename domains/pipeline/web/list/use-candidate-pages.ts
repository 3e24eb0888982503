import { pipelineEntryApi } from '@bole/pipeline/contract'
import type { RequestOf } from '@bole/platform/contract'
import { type Answered, queryClient, sendCall } from '@bole/platform/web'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'

const call = pipelineEntryApi.listCandidates

type Answer = Answered<typeof call>
type Conditions = Omit<RequestOf<typeof call>['query'], 'cursor'>

/** A page of candidates: the cursor it was asked with, and what was answered. */
export interface CandidatePage {
  readonly cursor: string | null
  readonly answer: Answer
  /** Something has changed since it was read. */
  readonly isOld: boolean
}

interface Pages {
  /** What was read last: the counts in it are those of the moment. */
  readonly newest: Answer
  readonly pages: readonly CandidatePage[]
}

/** Milliseconds for which old pages have to stay in sight before they are read again. */
const rest = 150

const nextOf = ({ data }: Answer) => data.next_cursor

/**
 * The candidates under some conditions, read on and on by cursor. When something in them has changed the pages in sight are
 * read again, those that `see` was told last, else all; the others when they come into sight.
 */
export function useCandidatePages(conditions: Conditions) {
  const key = [call.name, 'pages', conditions]
  const sight = useRef({ from: 0, to: Number.POSITIVE_INFINITY })
  const readNow = () => queryClient.getQueryData<Pages>(key)?.pages ?? []
  const pageAt = async (cursor: string | null, signal?: AbortSignal): Promise<CandidatePage> => {
    const query = { ...conditions, cursor: cursor ?? undefined }
    return { cursor, answer: await sendCall(call, { query }, signal), isOld: false }
  }
  const { data, refetch, isPending, isPlaceholderData, isError } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<Pages> => {
      const count = readNow().length
      const first = Math.max(0, Math.min(sight.current.from, count - 1))
      const last = Math.min(sight.current.to, count - 1)
      let end = await pageAt(readNow()[first]?.cursor ?? null, signal)
      const fresh = [end]
      for (let at = first + 1; nextOf(end.answer) !== null && at <= last; at++) {
        end = await pageAt(nextOf(end.answer), signal)
        fresh.push(end)
      }
      const old = readNow().map((page) => ({ ...page, isOld: true }))
      const after = old.slice(first + fresh.length)
      // Where the fresh pages end elsewhere than before, what followed would leave a gap: it is read on from here.
      const goesOn = after[0]?.cursor === nextOf(end.answer)
      return { newest: end.answer, pages: [...old.slice(0, first), ...fresh, ...(goesOn ? after : [])] }
    },
    meta: { shows: call.shows },
    placeholderData: keepPreviousData,
  })
  const more = useMutation({
    mutationKey: key,
    mutationFn: (cursor: string) => pageAt(cursor),
    onSuccess: (page) =>
      queryClient.setQueryData<Pages>(key, (now) => {
        const end = now?.pages.at(-1)?.answer
        if (!now || !end || nextOf(end) !== page.cursor) return now
        return { newest: page.answer, pages: [...now.pages, page] }
      }),
  })
  const shown = useRef(data)
  shown.current = data
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const see = useCallback(
    (from: number, to: number) => {
      sight.current = { from, to }
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        if (shown.current?.pages.slice(from, to + 1).some(({ isOld }) => isOld)) void refetch()
      }, rest)
    },
    [refetch],
  )
  const end = data?.pages.at(-1)
  const cursor = end ? nextOf(end.answer) : null
  const readOn = () => {
    const isOnItsWay = isPlaceholderData || queryClient.isMutating({ mutationKey: key }) > 0
    if (cursor !== null && !isOnItsWay) more.mutate(cursor)
  }
  return {
    newest: data?.newest,
    pages: data?.pages,
    isPending,
    isPlaceholderData,
    hasMore: cursor !== null,
    isReadingOn: more.isPending,
    readOn,
    see,
    again: isError && data === undefined ? () => void refetch() : null,
  }
}
