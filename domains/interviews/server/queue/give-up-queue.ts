import type { interviewsApi } from '@bole/interviews/contract'
import { meetings } from '@bole/pipeline/server'
import type { Handler } from '@bole/platform/server'
import { allOrNone } from '../all-or-none.ts'
import { lockQueue, oneOf } from './lock-queue.ts'

const inQueue = ['expected', 'waiting', 'called'] as const

/** Somebody leaves a queue without being met: absent by the pipeline's rules, which also take that back. */
export const giveUpQueue: Handler<typeof interviewsApi.giveUpQueue> = async (context) => {
  const { body, tx, refuse } = context
  const queue = await lockQueue(context, body.interview_main_id)
  const { candidate, state } = await oneOf(context, queue, body.post_id)
  if (!inQueue.some((one) => one === state)) throw refuse('queue_moved_on')
  const applications = [{ post_id: candidate.application_id, version: candidate.version }]
  const done = await meetings.giveFeedbackToMany({
    ...context,
    params: undefined,
    query: undefined,
    body: { applications, action: 'absence', tags: [], text: body.text },
  })
  allOrNone(done, refuse)
  tx.announce('interview', queue.interview.id)
  return { id: queue.interview.id, batch_id: done.batch_id }
}
