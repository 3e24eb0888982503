import { PlaceLink } from '@bole/platform/places'
import { providedFor } from '@bole/platform/slots'
import type { ReactNode } from 'react'
import { type CandidateConditions, candidatesAddress } from '../slots.ts'

interface CandidatesLinkProps {
  readonly origin: number
  readonly under: CandidateConditions
  readonly label?: string
  readonly children: ReactNode
}

/** A count that leads to the candidates behind it; to who has no such list, the count alone. */
export function CandidatesLink({ origin, under, label, children }: CandidatesLinkProps): ReactNode {
  return (
    <PlaceLink place={{ path: providedFor(candidatesAddress)({ origin }, under) }} label={label}>
      {children}
    </PlaceLink>
  )
}
