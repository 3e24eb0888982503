import { defineSlot } from '@bole/platform/slots'
import type { ComponentType } from 'react'

/** What is done beside the list of candidates: a button over it. Provided by the domain that takes résumés in. */
export const besideCandidates =
  defineSlot<ComponentType<{ readonly origin: number }>>('pipeline.besideCandidates')
