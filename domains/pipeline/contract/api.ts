import { defineApi } from '@bole/platform/contract'
import { appointmentCalls } from './appointment-calls.ts'
import { deliveryCalls } from './delivery-calls.ts'
import { feedbackCalls } from './feedback-calls.ts'
import { reasonCalls } from './reason-calls.ts'
import { sceneCalls } from './scene-calls.ts'
import { slotCalls } from './slot-calls.ts'
import { tagLibraryCalls } from './tag-library-calls.ts'
import { workCalls } from './work-calls.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    application: 'pipeline'
    saved_search: 'pipeline'
    tag: 'pipeline'
    reject_reason: 'pipeline'
    interview_slot: 'pipeline'
  }
}

export const pipelineApi = defineApi('pipeline', {
  ...workCalls,
  ...tagLibraryCalls,
  ...reasonCalls,
  ...sceneCalls,
  ...appointmentCalls,
  ...deliveryCalls,
  ...feedbackCalls,
  ...slotCalls,
})
