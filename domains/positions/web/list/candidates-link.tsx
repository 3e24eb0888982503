import { PlaceLink } from '@bole/platform/places'
import { providedFor } from '@bole/platform/slots'
import type { ReactNode } from 'react'
import { candidatesAddress } from '../slots.ts'

interface CandidatesLinkProps {
  readonly origin: number
  /** Conditions of the list, by their names in its address. */
  readonly search: Readonly<Record<string, string>>
  readonly label?: string
  readonly children: ReactNode
}

/** A count that leads to the candidates behind it; to who has no such list, the count alone. */
export function CandidatesLink({ origin, search, label, children }: CandidatesLinkProps): ReactNode {
  return (
    <PlaceLink place={{ path: providedFor(candidatesAddress)({ origin }), query: search }} label={label}>
      {children}
    </PlaceLink>
  )
}
