import { defineSlot } from '@bole/platform/slots'
import type { ComponentType } from 'react'

/** Where the room of an interview is. Provided by the domain that keeps rooms. */
export const roomAddress =
  defineSlot<(given: { readonly id: number; readonly origin: 1 | 2 }) => string>('interviews.roomAddress')

/** What was recorded in an interview's room. Provided by the same domain. */
export const recordings = defineSlot<ComponentType<{ readonly interviewId: number }>>('interviews.recordings')
