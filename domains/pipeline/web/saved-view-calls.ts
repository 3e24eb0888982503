import { pipelineEntryApi } from '@bole/pipeline/contract'
import type { ViewCalls } from '@bole/platform/filter'

/** The calls that keep the saved views of every list; the shell names them to the lists. */
export const savedViewCalls: ViewCalls = {
  list: pipelineEntryApi.listSavedSearches,
  save: pipelineEntryApi.saveSearch,
  remove: pipelineEntryApi.removeSavedSearch,
}
