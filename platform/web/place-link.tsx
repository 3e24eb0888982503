import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useCallback } from 'react'

/** A screen with its conditions, as a link elsewhere names it. */
export interface Place {
  readonly path: string
  readonly query?: Readonly<Record<string, string | number>>
}

// Addresses are data here (routes.tsv), so the router cannot know the search of each.
const targetOf = ({ path, query = {} }: Place) => {
  // Staying where one is keeps the other conditions.
  const search = path === '.' ? (before: object) => ({ ...before, ...query }) : query
  return { to: path, search } as unknown as { to: string }
}

interface PlaceLinkProps {
  readonly place: Place
  readonly onGo?: (() => void) | undefined
  readonly children: ReactNode
}

/** A link to a screen with its conditions. */
export function PlaceLink({ place, onGo, children }: PlaceLinkProps): ReactNode {
  return (
    <Link {...targetOf(place)} onClick={onGo}>
      {children}
    </Link>
  )
}

/** Goes to a screen with its conditions. */
export function useGoTo(): (place: Place) => void {
  const navigate = useNavigate()
  return useCallback((place: Place) => void navigate(targetOf(place)), [navigate])
}
