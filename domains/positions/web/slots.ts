import { defineSlot } from '@bole/platform/slots'

/** Where candidates see an open position of an organisation, below the origin. Provided by the domain that keeps their pages. */
export const positionAddress = defineSlot<(slug: string, id: number) => string>('positions.positionAddress')

/** Where those of the talent pool are listed whom a position suits. Provided by the domain that keeps the pool. */
export const suitedAddress = defineSlot<(positionId: number) => string>('positions.suitedAddress')

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

/** Where the plug-ins of boards are set up, and whom they brought. Provided by the domain that keeps what comes in. */
export const plugInAddress =
  defineSlot<(given: { readonly origin: number }) => string>('positions.plugInAddress')
