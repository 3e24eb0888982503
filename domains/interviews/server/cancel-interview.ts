import type { interviewsApi } from '@bole/interviews/contract'
import { whyNotCancel } from '@bole/interviews/model'
import { meetings } from '@bole/pipeline/server'
import type { Handler } from '@bole/platform/server'
import { allOrNone } from './all-or-none.ts'
import { lockInterview } from './interview-store.ts'
import { stillMet } from './present.ts'

/** Called off for everybody in it before it begins: the pipeline waits to arrange them anew, and the interview has expired by that. */
export const cancelInterview: Handler<typeof interviewsApi.cancel> = async (context) => {
  const { query, caller, tx, now, refuse } = context
  const found = await lockInterview(tx, caller, query.id)
  if (found.version !== query.version) throw refuse('stale')
  const why = whyNotCancel(found.state, found.starts_at, now)
  if (why) throw refuse(why)
  const met = stillMet(found).filter(({ is_closed, step }) => !is_closed && step !== 40 && step !== 50)
  const done = await meetings.giveFeedbackToMany({
    ...context,
    refuse: (code, details) =>
      refuse(code === 'messages_used_up' ? 'messages_used_up' : 'candidate_changed', details),
    query: undefined,
    body: {
      applications: met.map(({ application_id, version }) => ({ post_id: application_id, version })),
      action: 'cancel',
      tags: [],
      text: query.text,
      message: query.channel ? { channel: query.channel } : null,
    },
  })
  allOrNone(done, (_, details) => refuse('candidate_changed', details))
  tx.announce('interview', found.id)
  return { id: found.id }
}
