import { defineApi } from '@bole/platform/contract'
import { workCalls } from './work-calls.ts'

/** The calls of the first screens: a browser loads the others with the screens that make them. */
export const pipelineEntryApi = defineApi('pipeline', workCalls)
