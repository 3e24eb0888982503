import { defineSlot } from '@bole/platform/slots'

/** Where candidates see an open position of an organisation, below the origin. Provided by the domain that keeps their pages. */
export const positionAddress = defineSlot<(slug: string, id: number) => string>('positions.positionAddress')

/** What positions narrow the list of candidates by. */
export interface CandidateConditions {
  readonly position_id?: number[]
  readonly project_id?: number[]
  readonly tracker_status?: number
}

/** Where the candidates of an origin are listed, under conditions. Provided by the domain that keeps applications. */
export const candidatesAddress = defineSlot<
  (given: { readonly origin: number }, under: CandidateConditions) => string
>('positions.candidatesAddress')
