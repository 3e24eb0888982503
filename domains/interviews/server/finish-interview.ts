import type { interviewsApi } from '@bole/interviews/contract'
import { whyNotFinish } from '@bole/interviews/model'
import { meetings } from '@bole/pipeline/server'
import type { Handler } from '@bole/platform/server'
import { allOrNone } from './all-or-none.ts'
import { interviews, lockInterview } from './interview-store.ts'
import { actsIn, stillMet } from './present.ts'

/** It was held: everybody in it who was to come waits to be judged. */
export const finishInterview: Handler<typeof interviewsApi.finish> = async (context) => {
  const { body, caller, tx, now, refuse } = context
  const found = await lockInterview(tx, caller, body.id)
  if (!actsIn(found, caller)) throw refuse('not_yours')
  if (found.version !== body.version) throw refuse('stale')
  const why = whyNotFinish(found.state, found.starts_at, now)
  if (why) throw refuse(why)
  const waiting = stillMet(found).filter(({ step, is_closed }) => !is_closed && [10, 20, 60].includes(step))
  const seen = waiting.map(({ application_id, version }) => ({ post_id: application_id, version }))
  const done = await meetings.endMeetings(context, seen)
  allOrNone(done, (_, details) => refuse('candidate_changed', details))
  tx.save(interviews.updateTable('interviews').set({ finished_at: now }).where('id', '=', found.id))
  tx.announce('interview', found.id)
  return { id: found.id }
}
