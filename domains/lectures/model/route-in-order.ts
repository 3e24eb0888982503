/** What decides over the place of a stop. */
interface Stop {
  readonly id: number
  readonly city: string
  readonly university: string
  /** ISO 8601. */
  readonly datetime: string
}

/** A stop at its place: `group_index` counts cities from 0, first and last are of its city; `universityId` counts from 1 in `universityList`. */
export type PlacedStop<Given extends Stop> = Given & {
  readonly py: string
  readonly group_index: number
  readonly is_first: boolean
  readonly is_last: boolean
  readonly universityId: number
  readonly universityList: readonly { readonly id: number; readonly name: string }[]
}

/**
 * The stops of a route grouped by city, cities in the order of their pinyin, the stops of each in the order of time (specification, section 3:
 * route item). `pinyinOf` answers the syllables of a city; one in another script stands by its own letters.
 */
export function routeInOrder<Given extends Stop>(
  stops: readonly Given[],
  pinyinOf: (city: string) => readonly string[],
): readonly PlacedStop<Given>[] {
  const groups = [...Map.groupBy(stops, ({ city }) => city)].map(([city, own]) => ({
    city,
    own,
    py: pinyinOf(city).join('') || city.toLowerCase(),
  }))
  const ordered = groups.sort((one, other) => compare(one.py, other.py) || compare(one.city, other.city))
  return ordered.flatMap(({ own, py }, group_index) => {
    const universityList = [...new Set(own.map(({ university }) => university))].map((name, at) => ({
      id: at + 1,
      name,
    }))
    return own
      .toSorted((one, other) => compare(one.datetime, other.datetime) || one.id - other.id)
      .map((stop, at) => ({
        ...stop,
        py,
        group_index,
        is_first: at === 0,
        is_last: at === own.length - 1,
        universityId: universityList.find(({ name }) => name === stop.university)?.id ?? 0,
        universityList,
      }))
  })
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
