/** What a station is a place of (specification, section 3: a station has a type, city where none is said). */
export const stationTypes = ['city', 'university'] as const

/** Where candidates of a project are handled. */
export interface Station {
  readonly name: string
  readonly type: (typeof stationTypes)[number]
}

/** The stations a project keeps, in their order, each once: a city and a university may be called the same. */
export function stationsOf(given: readonly Station[]): readonly Station[] {
  return [...new Map(given.map(({ name, type }) => [`${type} ${name}`, { name, type }])).values()]
}
