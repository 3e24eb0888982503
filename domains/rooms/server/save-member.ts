import type { Transaction } from '@bole/platform/server'
import type { Entering } from './enter.ts'
import { rooms } from './room-store.ts'

type Changes = Partial<{
  invited_at: Date | null
  is_ready: boolean
  connection: string
  seen_at: Date
  left_at: Date | null
  is_audio: boolean
  is_video: boolean
  is_talking: boolean
  newwork_status: number
  stage_at: Date | null
  audio_off_at: Date
  video_off_at: Date
}>

/** Saves what changed of a member of staff or a candidate in a room, whether or not they have a row yet. */
export function saveMember(
  tx: Transaction,
  interviewId: number,
  who: { readonly kind: 'user' | 'candidate'; readonly id: number },
  changes: Changes,
): void {
  const column = who.kind === 'user' ? 'user_id' : 'application_id'
  tx.save(
    rooms
      .insertInto('room_members')
      .values({
        organisation_id: tx.organisationId,
        interview_id: interviewId,
        ...(who.kind === 'user' ? { user_id: who.id } : { application_id: who.id }),
        ...changes,
      })
      .onConflict((conflict) =>
        conflict.columns(['organisation_id', 'interview_id', column]).doUpdateSet(changes),
      ),
  )
}

/** Saves what changed of whoever has entered. */
export function saveOwn(tx: Transaction, { room, who }: Entering, changes: Changes): void {
  if (who.kind !== 'guest') saveMember(tx, room.meeting.id, { kind: who.kind, id: who.id }, changes)
  else tx.save(rooms.updateTable('room_members').set(changes).where('id', '=', who.id))
}
