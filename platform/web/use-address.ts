import { useMatch } from '@tanstack/react-router'
import { type Addresses, eachOf, type ValuesOf, valuesAt } from '../screens/address.ts'
import type { Screen } from '../screens/define-screens.ts'

/**
 * The numbers in the address of the screen one is in, and its origin: what the address says, else its generation's; social
 * where the screen is shown at none of its addresses. Of the screen, not of the window: while somebody leaves, the window's
 * address is the next one already.
 */
export function useAddress<const Given extends Addresses>(screen: Screen<Given>): ValuesOf<Given> {
  // Addresses are data here (routes.tsv), so the router cannot know which there are.
  const { pathname } = useMatch({ strict: false }) as unknown as { readonly pathname: string }
  const [here] = eachOf(screen.addresses).flatMap(({ path, origin }) => {
    const values = valuesAt(path, pathname)
    return values ? [{ values, origin }] : []
  })
  const numbers = Object.entries(here?.values ?? {}).map(([name, value]) => [name, Number(value)])
  const { origin } = Object.fromEntries(numbers) as { readonly origin?: number }
  const generation = origin === 1 || origin === 2 ? origin : (here?.origin ?? 2)
  return { ...Object.fromEntries(numbers), origin: generation } as ValuesOf<Given>
}
