/** How far an interview's room is (specification, section 6): nobody has entered, it is on, or somebody ended it. */
export const roomStates = ['none', 'continuing', 'finished'] as const

export type RoomState = (typeof roomStates)[number]

/** What a room is, by when somebody of staff entered first and when the interview was ended. */
export function roomStateOf(begunAt: Date | null, finishedAt: Date | null): RoomState {
  if (finishedAt) return 'finished'
  return begunAt ? 'continuing' : 'none'
}

const hour = 3_600_000

/** Before the beginning, how early candidates and guests may come; after the planned end, how long they may still enter. */
const doorHours = { before: 2, after: 12 }

export const doorStates = ['early', 'open', 'over'] as const

export type DoorState = (typeof doorStates)[number]

/** Whether candidates and guests may enter; staff may at any time. */
export function roomDoorAt(
  room: { readonly startsAt: Date; readonly endsAt: Date; readonly isFinished: boolean },
  now: Date,
): DoorState {
  if (room.isFinished || now.getTime() > room.endsAt.getTime() + doorHours.after * hour) return 'over'
  return now.getTime() < room.startsAt.getTime() - doorHours.before * hour ? 'early' : 'open'
}
