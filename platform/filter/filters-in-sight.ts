import type { FilterFor } from './filters.ts'

/** As many conditions as stand above a list before the others are asked for; tabs stand on lines of their own and always do. */
const roomFor = { wide: 3, narrow: 1 } as const

type Seen = Pick<FilterFor<never>, 'names' | 'shape'>

interface Sight {
  /** The conditions that are set, by the names of their parts in the address. */
  readonly words: Readonly<Record<string, string | undefined>>
  readonly isNarrow: boolean
  /** The others were asked for. */
  readonly isOpen: boolean
}

/**
 * The conditions in sight, in their order, and how many of the others are set. On a wide screen whatever is set stays in sight, and a single
 * one is not put behind a button that takes its room; on a phone only the first stays, so that the rows begin on the first screen.
 */
export function filtersInSight<F extends Seen>(filters: readonly F[], { words, isNarrow, isOpen }: Sight) {
  const isTabs = ({ shape }: F) => shape.kind === 'tabs'
  const fields = filters.filter((filter) => !isTabs(filter))
  const room = isNarrow ? roomFor.narrow : roomFor.wide
  const isSet = ({ names }: F) => names.some((name) => words[name])
  const others = fields.slice(room)
  const canFold = isNarrow ? others.length > 0 : others.length > 1
  const stays = (filter: F) => isTabs(filter) || !others.includes(filter) || (!isNarrow && isSet(filter))
  return {
    canFold,
    shown: isOpen || !canFold ? filters : filters.filter(stays),
    setBehind: others.filter((filter) => !stays(filter) && isSet(filter)).length,
  }
}
