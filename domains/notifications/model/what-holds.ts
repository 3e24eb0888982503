import type { NotifyEvent } from './events.ts'

/** A message that waits: what it tells, and of what. */
interface Waiting {
  readonly event: NotifyEvent
  readonly stage: number
  /** Of the decision it tells of. */
  readonly batchId: string
  /** About nobody's own application. */
  readonly isGeneral: boolean
}

/** What has become of an application, by a batch: what that batch did was taken back, or something else, where it stood before. */
export interface Become {
  readonly because: 'undone' | 'ended' | 'resumed' | 'repositioned' | 'left' | 'called_off' | 'replaced'
  readonly batchId: string | null
  readonly stage: number
}

/** What tells of something agreed on at a stage: a meeting, an offer, a first day. */
const ofArrangement: readonly NotifyEvent[] = ['invited', 'choose_time', 'offered', 'awaited']

/** What is told to somebody who goes on; that an application has come in is no news to whoever was told how it ended. */
const toGoOn: readonly NotifyEvent[] = ['applied', ...ofArrangement, 'passed']

/** What is told of a position they are considered for. */
const ofPosition: readonly NotifyEvent[] = [...ofArrangement, 'passed', 'repositioned']

/**
 * Whether what a waiting message tells holds still. What is written along with a decision goes with it; nobody is told of what was agreed on once
 * it is called off, replaced or left behind, nor that they go on once they do not, nor that it ended once it goes on. What tells of the change
 * itself stays.
 */
export function holdsStill(message: Waiting, { because, batchId, stage }: Become): boolean {
  if (message.isGeneral) return true
  if (because === 'undone') return message.batchId !== batchId
  if (message.batchId === batchId) return true
  if (because === 'ended') return !toGoOn.includes(message.event)
  if (because === 'resumed') return message.event !== 'eliminated'
  if (because === 'repositioned') return !ofPosition.includes(message.event)
  return !ofArrangement.includes(message.event) || message.stage !== stage
}
