import { defineSlot } from '@bole/platform/slots'

/** Where a candidate sees their application, by the secret of its page. Provided by the domain that keeps the pages. */
export const candidatePageAddress = defineSlot<(token: string) => string>('pipeline.candidatePageAddress')
