import { Link, useRouter } from '@tanstack/react-router'
import { type CSSProperties, createContext, type ReactNode, useCallback, useContext } from 'react'

/** A screen with its conditions, as a link elsewhere names it. */
export interface Place {
  /** As `addressOf` answers it, or `.` for the page one is on. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | number>>
  /** It opens over the page one is on, where that is the same: the other conditions stay as they are. */
  readonly isOver?: boolean
}

// Addresses are data here (routes.tsv), so the router cannot know the search of each.
const targetOf = ({ path, query = {}, isOver = false }: Place, here = '.') => {
  const [to, state] = path.split('?')
  const conditions = { ...Object.fromEntries(new URLSearchParams(state)), ...query }
  // Staying where one is keeps the other conditions.
  const stays = to === '.' || (isOver && to === here)
  const search = stays ? (before: object) => ({ ...before, ...conditions }) : conditions
  return { to, search } as unknown as { to: string }
}

const Reach = createContext<(path: string) => boolean>(() => true)

/** Tells the links below which addresses whoever is signed in can open. */
export const ReachProvider = Reach.Provider

/** Whether whoever is signed in can open an address. */
export function useCanReach(): (path: string) => boolean {
  return useContext(Reach)
}

interface PlaceLinkProps {
  readonly place: Place
  readonly onGo?: (() => void) | undefined
  readonly className?: string | undefined
  readonly title?: string | undefined
  readonly label?: string | undefined
  readonly style?: CSSProperties | undefined
  readonly children: ReactNode
}

/** A link to a screen with its conditions; plain text for who cannot open it. */
export function PlaceLink({ place, onGo, label, children, ...rest }: PlaceLinkProps): ReactNode {
  const canReach = useCanReach()
  if (place.path !== '.' && !canReach(place.path)) return <span {...rest}>{children}</span>
  return (
    <Link {...targetOf(place)} {...rest} aria-label={label} onClick={onGo}>
      {children}
    </Link>
  )
}

/** Goes to a screen with its conditions. */
export function useGoTo(): (place: Place) => void {
  const router = useRouter()
  return useCallback(
    (place: Place) => void router.navigate(targetOf(place, router.state.location.pathname)),
    [router],
  )
}
