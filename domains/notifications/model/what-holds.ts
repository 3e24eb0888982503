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

/** What has become of an application: a batch was taken back, or a meeting at a stage was called off or the application ended, by a batch. */
export interface Become {
  readonly because: 'undone' | 'called_off' | 'ended'
  readonly batchId: string | null
  readonly stage: number
}

/** What is told to somebody who goes on; that an application has come in is no news to whoever was told how it ended. */
const toGoOn: readonly NotifyEvent[] = ['applied', 'invited', 'offered', 'awaited', 'passed']

/**
 * Whether what a waiting message tells holds still. What is written along with a decision goes with it; nobody is invited once they were called
 * off, nor told that they go on once they do not. What tells of the end itself stays.
 */
export function holdsStill(message: Waiting, { because, batchId, stage }: Become): boolean {
  if (message.isGeneral) return true
  if (because === 'undone') return message.batchId !== batchId
  if (message.batchId === batchId) return true
  if (because === 'ended') return !toGoOn.includes(message.event)
  return message.event !== 'invited' || message.stage !== stage
}
