import type { Caller, Transaction } from '@bole/platform/server'
import { roomDoorAt } from '@bole/rooms/model'
import { type Entering, enterAsStaff, enterByToken, isIn } from '@bole/rooms/server'
import { type ProgramRow, programOf } from './program-store.ts'
import type { Refuse } from './refuse.ts'

/** A program and the room it is in, for staff who may be in that room; 404 for others. */
export async function enterByProgram(
  tx: Transaction,
  caller: Caller,
  programId: number,
  now: Date,
): Promise<{ readonly program: ProgramRow; readonly entering: Entering }> {
  const program = await programOf(tx, programId)
  return { program, entering: await enterAsStaff(tx, caller, program.interview_id, now) }
}

/** Ends the call where somebody may not set what is written in a room: not theirs, or over. */
export function requireSetting(
  { part, room }: Entering,
  refuse: Refuse<'not_yours' | 'room_finished'>,
): void {
  if (!part?.acts) throw refuse('not_yours')
  if (room.meeting.isOver) throw refuse('room_finished')
}

/** The room for a candidate or a guest who is in it, while its door is open. */
export async function enterAsVisitor(
  tx: Transaction,
  token: string,
  now: Date,
  refuse: Refuse<'not_in_room' | 'room_finished'>,
): Promise<Entering> {
  const { entering } = await enterByToken(tx, token)
  const { meeting } = entering.room
  if (!isIn(entering)) throw refuse('not_in_room')
  if (meeting.isOver) throw refuse('room_finished')
  const door = roomDoorAt({ startsAt: meeting.starts_at, endsAt: meeting.ends_at, isFinished: false }, now)
  if (door !== 'open') throw refuse('not_in_room')
  return entering
}
