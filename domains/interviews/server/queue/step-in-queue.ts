import type { interviewsApi } from '@bole/interviews/contract'
import { canStep, queueOrder } from '@bole/interviews/model'
import type { Handler } from '@bole/platform/server'
import { lockQueue, oneOf, saveOrder, tellPipeline, updatePlace } from './lock-queue.ts'

/** Whoever was called goes on: they are met, were met, or did not answer and wait again. */
export const stepInQueue: Handler<typeof interviewsApi.stepInQueue> = async (context) => {
  const { body, tx, now, refuse } = context
  const queue = await lockQueue(context, body.interview_main_id)
  const one = await oneOf(context, queue, body.post_id)
  if (!canStep(one.state, body.step)) throw refuse('queue_moved_on')
  const room = queue.rooms.find(({ id }) => id === one.place?.room_id)
  await tellPipeline(context, one, body.step, room?.title ?? '')
  if (body.step === 'put_back') {
    tx.save(updatePlace(queue, one).set({ room_id: null, called_at: null }))
    const order = queue.waiting.map(({ candidate }) => candidate.application_id)
    saveOrder(tx, queue, queueOrder.putBack(order, body.post_id))
  } else {
    tx.save(updatePlace(queue, one).set(body.step === 'begin' ? { begun_at: now } : { ended_at: now }))
  }
  tx.announce('interview', queue.interview.id)
  return { id: queue.interview.id }
}
