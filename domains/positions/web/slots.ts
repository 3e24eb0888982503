import { defineSlot } from '@bole/platform/slots'

/** Where the candidates of an origin are listed. Provided by the domain that keeps applications. */
export const candidatesAddress = defineSlot<(given: { readonly origin: number }) => string>(
  'positions.candidatesAddress',
)
