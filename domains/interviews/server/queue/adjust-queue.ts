import type { interviewsApi } from '@bole/interviews/contract'
import { queueOrder } from '@bole/interviews/model'
import type { Handler } from '@bole/platform/server'
import { lockQueue, oneOf, saveOrder } from './lock-queue.ts'

/** Somebody who waits is called before another one, or last. */
export const adjustQueue: Handler<typeof interviewsApi.adjustQueue> = async (context) => {
  const { body, tx, refuse } = context
  const queue = await lockQueue(context, body.interview_main_id)
  const moved = await oneOf(context, queue, body.post_id)
  const before = body.before_post_id === null ? moved : await oneOf(context, queue, body.before_post_id)
  if (moved.state !== 'waiting' || before.state !== 'waiting') throw refuse('queue_moved_on')
  const order = queue.waiting.map(({ candidate }) => candidate.application_id)
  saveOrder(tx, queue, queueOrder.movedBefore(order, body.post_id, body.before_post_id))
  return { id: queue.interview.id }
}
