import { defineSlot } from '@bole/platform/slots'

/** Where somebody’s record is, by one of their applications. Provided by the domain that keeps applications. */
export const recordAddress = defineSlot<(applicationId: number) => string>('lectures.recordAddress')
