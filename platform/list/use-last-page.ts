import { useEffect, useEffectEvent } from 'react'

interface PageOfRows {
  readonly page: number
  readonly pageSize: number
  readonly rows: readonly unknown[]
  readonly total: number
  /** The rows are those of the page before, until these arrive. */
  readonly isRefreshing: boolean
}

/**
 * Goes to the last page when the one that is shown has no rows left, as after the only row on it was deleted: else the list
 * would seem empty.
 */
export function useLastPage(
  { page, pageSize, rows, total, isRefreshing }: PageOfRows,
  goTo: (page: number) => void,
): void {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const isPast = !isRefreshing && rows.length === 0 && total > 0 && page > last
  const leave = useEffectEvent(() => goTo(last))
  useEffect(() => {
    if (isPast) leave()
  }, [isPast])
}
