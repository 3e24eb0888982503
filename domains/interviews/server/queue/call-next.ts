import type { interviewsApi } from '@bole/interviews/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { lockQueue, oneOf, tellPipeline, updatePlace } from './lock-queue.ts'

/** Whoever waits first is called to a room; somebody else where they are named. */
export const callNext: Handler<typeof interviewsApi.callNext> = async (context) => {
  const { body, tx, now, refuse } = context
  const queue = await lockQueue(context, body.interview_main_id)
  const room = queue.rooms.find(({ id }) => id === body.room_id)
  if (!room) throw notFound()
  if (room.now) throw refuse('room_is_busy')
  const next = body.post_id === undefined ? queue.waiting[0] : await oneOf(context, queue, body.post_id)
  if (!next) throw refuse('nobody_waits')
  if (next.state !== 'waiting' || !next.place) throw refuse('queue_moved_on')
  await tellPipeline(context, next, 'call', room.title)
  tx.save(updatePlace(queue, next).set({ room_id: room.id, called_at: now }))
  tx.announce('interview', queue.interview.id)
  return { post_id: next.candidate.application_id, name: next.candidate.name, number: next.place.number }
}
