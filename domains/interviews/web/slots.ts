import { defineSlot } from '@bole/platform/slots'

/** Where the room of an interview is. Provided by the domain that keeps rooms. */
export const roomAddress =
  defineSlot<(given: { readonly id: number; readonly origin: 1 | 2 }) => string>('interviews.roomAddress')
