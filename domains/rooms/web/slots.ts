import { defineSlot } from '@bole/platform/slots'
import type { ComponentType } from 'react'

/** The code that is written in a room, beside its pictures on the stage. Provided by the domain that keeps it. */
export const codeTab = defineSlot<ComponentType<{ readonly interviewId: number }>>('rooms.codeTab')
