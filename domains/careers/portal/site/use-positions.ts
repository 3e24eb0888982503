import type { ReplyOf } from '@bole/platform/contract'
import { ask, type CallFailed, failureOf } from '@bole/platform/portal'
import { useEffect, useState } from 'react'
import { careersApi } from '../../contract/api.ts'

export type OpenPosition = ReplyOf<typeof careersApi.listPositions>['list'][number]

/** What a visitor looks for; empty is anything. */
export interface Wanted {
  readonly keyword: string
  readonly city: string
  readonly category: string
  readonly origin: string
  readonly project_id: string
}

interface Found {
  readonly key: string
  readonly list: readonly OpenPosition[]
  readonly total: number
  readonly nextCursor: string | null
  readonly failure: CallFailed | null
  readonly isLoading: boolean
}

const nothing = { list: [], total: 0, nextCursor: null, failure: null, isLoading: true }

/** Open positions that match, page after page. */
export function usePositions(slug: string, wanted: Wanted) {
  const { keyword, city, category, origin, project_id } = wanted
  const key = [slug, keyword, city, category, origin, project_id].join('\n')
  const [found, setFound] = useState<Found>({ ...nothing, key })
  const current = found.key === key ? found : { ...nothing, key }

  useEffect(() => {
    let isWanted = true
    const put = (next: Found) => isWanted && setFound(next)
    put({ ...nothing, key })
    askPage({ slug, keyword, city, category, origin, project_id }).then(
      ({ data, total }) =>
        put({ ...nothing, key, list: data.list, total, nextCursor: data.next_cursor, isLoading: false }),
      (error: unknown) => put({ ...nothing, key, failure: failureOf(error), isLoading: false }),
    )
    return () => {
      isWanted = false
    }
  }, [slug, keyword, city, category, origin, project_id, key])

  const loadMore = async () => {
    if (!current.nextCursor || current.isLoading) return
    setFound({ ...current, isLoading: true, failure: null })
    try {
      const { data, total } = await askPage({ slug, ...wanted, cursor: current.nextCursor })
      const list = [...current.list, ...data.list]
      // A search begun meanwhile has replaced what this page belongs to.
      setFound((now) =>
        now.key === key ? { ...now, list, total, nextCursor: data.next_cursor, isLoading: false } : now,
      )
    } catch (error) {
      setFound((now) => (now.key === key ? { ...now, failure: failureOf(error), isLoading: false } : now))
    }
  }
  return { ...current, loadMore }
}

function askPage(asked: Wanted & { readonly slug: string; readonly cursor?: string }) {
  const { origin, project_id, ...others } = asked
  const numbers = { origin: Number(origin) || undefined, project_id: Number(project_id) || undefined }
  return ask(careersApi.listPositions, { query: { ...others, ...numbers } })
}
