import type { pipelineEntryApi } from '@bole/pipeline/contract'
import type { ReplyOf } from '@bole/platform/contract'

/** One application with what may be done with it, as every part of the record is given it. */
export type ApplicationAnswer = ReplyOf<typeof pipelineEntryApi.getApplication>
