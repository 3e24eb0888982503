import type { Door } from './doors.ts'
import type { itemStates } from './item-reasons.ts'

type State = (typeof itemStates)[number]

/** How many arrivals came by one door on one day and stand in one state. */
export interface Cell {
  readonly door: Door
  /** YYYY-MM-DD. */
  readonly day: string
  readonly state: State
  readonly amount: number
}

/** How many arrivals stand in each state, and how many there are. */
export type Sum = Readonly<Record<State | 'total', number>>

const none: Sum = { waiting: 0, accepted: 0, duplicate: 0, failed: 0, total: 0 }

const plus = (sum: Sum, { state, amount }: Cell): Sum => ({
  ...sum,
  [state]: sum[state] + amount,
  total: sum.total + amount,
})

function sumsBy<Key extends string>(cells: readonly Cell[], keyOf: (cell: Cell) => Key): Map<Key, Sum> {
  const sums = new Map<Key, Sum>()
  for (const cell of cells) sums.set(keyOf(cell), plus(sums.get(keyOf(cell)) ?? none, cell))
  return sums
}

/** The sums of the same cells by door and by day, newest first, and over all of them: the three agree, for each cell is counted once in each. */
export function sumsOf(cells: readonly Cell[]) {
  const byDoor = [...sumsBy(cells, ({ door }) => door)].map(([door, sum]) => ({ door, ...sum }))
  const byDay = [...sumsBy(cells, ({ day }) => day)].map(([day, sum]) => ({ day, ...sum }))
  return {
    by_door: byDoor.toSorted((a, b) => b.total - a.total),
    by_day: byDay.toSorted((a, b) => b.day.localeCompare(a.day)),
    all: cells.reduce(plus, none),
  }
}
