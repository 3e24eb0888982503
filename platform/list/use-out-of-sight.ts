import { useState } from 'react'

interface Chosen {
  /** What each of the chosen is called, by its number. */
  readonly chosen: ReadonlyMap<number, string>
  /** The rows that are shown now. */
  readonly shown: readonly number[]
  /** What the list is narrowed to, as one text: another one is another search. */
  readonly search: string
}

/** Those of the chosen that outlived the search they were chosen in and are not among what is shown now, by their names. */
export function useOutOfSight({ chosen, shown, search }: Chosen): readonly string[] {
  const [since, setSince] = useState({ search, before: new Set<number>() })
  if (since.search !== search) setSince({ search, before: new Set(chosen.keys()) })
  return [...chosen].flatMap(([id, name]) => (since.before.has(id) && !shown.includes(id) ? name : []))
}
