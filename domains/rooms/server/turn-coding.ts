import type { Context, Transaction } from '@bole/platform/server'
import type { roomsApi } from '@bole/rooms/contract'
import type { Entering } from './enter.ts'
import { rooms } from './room-store.ts'
import { requireIn } from './say-in-room.ts'

type Turning = Pick<Context<typeof roomsApi.send>, 'now' | 'refuse'>

/** Turns coding mode on for everybody in the room, in the name of the member who does so. */
export function turnCodingOn(tx: Transaction, entering: Entering, { now, refuse }: Turning): void {
  const interview_id = entering.room.meeting.id
  const program_by = requireIn(entering, refuse)
  tx.save(
    rooms
      .insertInto('rooms')
      .values({ organisation_id: tx.organisationId, interview_id, begun_at: now, program_by })
      .onConflict((conflict) =>
        conflict.columns(['organisation_id', 'interview_id']).doUpdateSet({ program_by }),
      ),
  )
  tx.announce('room', { interview: interview_id })
}

/** Turns coding mode off; a room that nobody has entered has none. */
export function turnCodingOff(tx: Transaction, entering: Entering): void {
  const interview_id = entering.room.meeting.id
  tx.save(rooms.updateTable('rooms').set({ program_by: null }).where('interview_id', '=', interview_id))
  tx.announce('room', { interview: interview_id })
}
