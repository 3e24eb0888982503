/** Where somebody is in a queue: not come yet, waiting, called to a room, being met, met, or out of it. */
export const queueStates = ['expected', 'waiting', 'called', 'meeting', 'done', 'gone'] as const

export type QueueState = (typeof queueStates)[number]

/** What is known of somebody in a queue: the pipeline's step, and how far they have come in the hall. */
export interface InQueue {
  readonly hasLeft: boolean
  /** The pipeline has gone on with them, or the whole interview was ended. */
  readonly isOver: boolean
  readonly step: number
  readonly detail: number
  /** They have a number. */
  readonly hasNumber: boolean
  readonly hasRoom: boolean
  readonly hasBegun: boolean
  readonly hasEnded: boolean
}

/** Passed or rejected: nobody is called who is judged already. */
const judged = [40, 50]

/**
 * Where somebody is. Once the time of the queue has passed the pipeline waits for everybody to be judged (step 30); whoever waits in the hall
 * is still to be met.
 */
export function queueStateOf(one: InQueue): QueueState {
  if (one.hasLeft) return 'gone'
  if (one.isOver || one.hasEnded || judged.includes(one.step)) return 'done'
  if (!one.hasNumber) return 'expected'
  const isHere = one.step === 30 || (one.step === 20 && (one.detail === 22 || one.detail === 23))
  if (!isHere) return 'expected'
  if (one.hasBegun || one.detail === 23) return 'meeting'
  return one.hasRoom ? 'called' : 'waiting'
}

/** What a room does with whoever it has called. */
export const roomSteps = ['begin', 'end', 'put_back'] as const

export type RoomStep = (typeof roomSteps)[number]

const stepsFrom: Partial<Record<QueueState, readonly RoomStep[]>> = {
  called: ['begin', 'end', 'put_back'],
  meeting: ['end'],
}

/** Whether somebody can be taken a step further in a room: who is being met is not put back. */
export function canStep(state: QueueState, step: RoomStep): boolean {
  return stepsFrom[state]?.includes(step) ?? false
}

const hour = 60 * 60_000

/** Whether people can sign in at the door now: from two hours before a queue begins until it ends. */
export function doorState(from: Date, until: Date, now: Date): 'early' | 'open' | 'over' {
  if (now.getTime() < from.getTime() - 2 * hour) return 'early'
  return now < until ? 'open' : 'over'
}
