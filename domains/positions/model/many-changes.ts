/** How cities are changed: these instead of those there are, beside them, or no more. */
export const cityChanges = ['replace', 'add', 'remove'] as const

export type CityChange = (typeof cityChanges)[number]

/** The cities of a position after a change, each once, in their order. */
export function citiesAfter(
  before: readonly string[],
  change: CityChange,
  given: readonly string[],
): readonly string[] {
  if (change === 'remove') return before.filter((city) => !given.includes(city))
  return [...new Set(change === 'add' ? [...before, ...given] : given)]
}

interface Station {
  readonly name: string
  readonly type: string
}

const isSame = (one: Station, other: Station) => one.name === other.name && one.type === other.type

/** The first of the wanted stations that the project of a position has not got; undefined where it has them all. */
export function unknownStation(
  wanted: readonly Station[],
  ofProject: readonly Station[],
): Station | undefined {
  return wanted.find((station) => !ofProject.some((one) => isSame(one, station)))
}
