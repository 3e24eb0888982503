import { eachOf, type Generation, generations, valuesAt } from '@bole/platform/screens'
import { above, type ScreenAddress, screenFor, states } from '../screens.ts'

/** Both kinds of hiring, in the order the switch shows them. */
export const bothGenerations = ['social', 'campus'] as const satisfies readonly Generation[]

/** The generation of an origin; null where it is of both. */
export function generationOf(origin: number | null): Generation | null {
  return bothGenerations.find((generation) => generations[generation] === origin) ?? null
}

/** The generation an address belongs to; null where its screen serves both, or nothing is known of it. */
export function generationAt(pathname: string): Generation | null {
  const found = screenFor(pathname)
  if (!found) return null
  const { origin } = valuesAt(found.path, pathname) ?? {}
  // An origin in the address says more than the address around it.
  return generationOf(origin === undefined ? found.origin : Number(origin))
}

/**
 * Where the same screen is in a generation, given an address with or without its query: a screen of both stays where it is, and a
 * record, which is of one generation, leads to the nearest list above it. Undefined where there is none: then the generation's home.
 */
export function twinAt(address: string, generation: Generation): string | undefined {
  const [pathname = ''] = address.split('?')
  if (generationAt(pathname) === generation) return address
  const state = stateAt(address)
  for (let at = state ?? screenFor(pathname); at; at = above(at)) {
    const twin = placeIn(at, generation)
    if (twin !== undefined) return twin
  }
  return undefined
}

/** Where one of a screen's addresses is in a generation, unless it is a record's. */
function placeIn({ screen, path, origin }: ScreenAddress, generation: Generation): string | undefined {
  const asked = generations[generation]
  const place =
    origin === null ? path : eachOf(screen.addresses).find((other) => other.origin === asked)?.path
  const filled = place?.replace('{origin}', String(asked))
  return filled?.includes('{') ? undefined : filled
}

/** A screen that is the state of another, such as the positions of experienced hiring beside their projects. */
function stateAt(address: string): ScreenAddress | undefined {
  const [pathname = '', query = ''] = address.split('?')
  const given = new URLSearchParams(query)
  return states.find(({ path }) => {
    const [place = '', asked = ''] = path.split('?')
    return (
      place === pathname && [...new URLSearchParams(asked)].every(([key, value]) => given.get(key) === value)
    )
  })
}
