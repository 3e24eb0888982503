import { defineSlot } from '@bole/platform/slots'

/** Where candidates see what an organisation offers, below the origin. Provided by the domain that keeps their pages. */
export const careerSiteAddress = defineSlot<(slug: string) => string>('organisations.careerSiteAddress')
