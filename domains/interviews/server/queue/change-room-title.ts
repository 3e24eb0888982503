import type { interviewsApi } from '@bole/interviews/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { interviews, lockInterview } from '../interview-store.ts'
import { actsIn } from '../present.ts'
import { queuesOf } from './queue-store.ts'

/** A room of a queue is called otherwise. */
export const changeRoomTitle: Handler<typeof interviewsApi.changeRoomTitle> = async (context) => {
  const { body, caller, tx, refuse } = context
  const room = await tx.find(
    interviews.selectFrom('interview_rooms').select(['id', 'interview_id']).where('id', '=', body.id),
  )
  if (!room) throw notFound()
  const found = await lockInterview(tx, caller, room.interview_id)
  if (!actsIn(found, caller)) throw refuse('not_yours')
  const others = (await queuesOf(tx, [found])).get(found.id)?.rooms.filter(({ id }) => id !== room.id) ?? []
  if (others.some(({ title }) => title.toLowerCase() === body.title.toLowerCase()))
    throw refuse('room_title_twice')
  tx.save(interviews.updateTable('interview_rooms').set({ title: body.title }).where('id', '=', room.id))
  tx.announce('interview', found.id)
  return { id: room.id }
}
