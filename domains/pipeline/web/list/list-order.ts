import type { ListQuery } from '@bole/pipeline/contract'

/** What the list is ordered by, as its call takes it. */
export type ListOrder = Pick<ListQuery, 'sort' | 'order'>

export type Direction = 'ascend' | 'descend'

/** The columns that order the list. Days of waiting grow as their moment goes back: there the arrow turns round. */
const sorts = {
  waiting: { sort: 'status_since', ascend: 'desc', descend: 'asc' },
  applied_at: { sort: 'applied_at', ascend: 'asc', descend: 'desc' },
} as const

const sortOf = (column: unknown) => Object.entries(sorts).find(([name]) => name === column)?.[1]

/** How a column's head shows the order; null where another column has it, and nothing where it orders nothing. */
export function sortingOf(column: string, { sort, order }: ListOrder) {
  const own = sortOf(column)
  if (!own) return {}
  const direction: Direction = own.ascend === order ? 'ascend' : 'descend'
  return { sortOrder: own.sort === sort ? direction : null }
}

/** What a click on a column's head asks for, as the address takes it. */
export function orderAsked(column: unknown, direction: Direction | null | undefined) {
  const own = sortOf(column)
  return own && direction ? { sort: own.sort, order: own[direction] } : { sort: null, order: null }
}
