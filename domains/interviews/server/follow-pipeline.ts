import { pipelineEvents } from '@bole/pipeline/contract'
import { on } from '@bole/platform/reaction'
import { prepared } from '@bole/platform/server'

// Text: a function of the database, which fills the interviews of companies that were there before them, too.

/** $1 organisation, $2 applications. */
const keepInterviews = prepared<object>('select keep_interviews($1, $2::bigint[])')

/** The same. */
const keepQueues = prepared<object>('select keep_queues($1, $2::bigint[])')

/** What the pipeline says of a meeting holds for the interview: written after it, in the same transaction. Whoever shows interviews hears of the applications in them. */
export const followPipeline = on(pipelineEvents.wentOn, ({ tx, events }) => {
  const ids = [...new Set(events.map(({ application_id }) => application_id))]
  tx.save(keepInterviews(tx.organisationId, ids), keepQueues(tx.organisationId, ids))
})
