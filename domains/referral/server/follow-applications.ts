import { pipelineEvents } from '@bole/pipeline/contract'
import { on } from '@bole/platform/reaction'
import { writeDue } from './write-due.ts'

/** What a referral earns is written as its application goes on; what a step back takes away is reversed. */
export const earnRewards = on(pipelineEvents.wentOn, ({ tx, events }) => {
  const ids = events.flatMap((event) => (event.is_other_status ? [event.application_id] : []))
  return ids.length === 0 ? undefined : writeDue(tx, [...new Set(ids)], new Date())
})
