import type { Ending } from './verdict.ts'

/** What is known of a process that ended in the sandbox. */
export interface Ended {
  /** Its exit code, or 128 and the signal that ended it. */
  readonly code: number
  /** Why the runner ended it, if it did. */
  readonly cutOff: 'timeout' | 'flood' | null
  /** The control group’s memory was used up. */
  readonly isOutOfMemory: boolean
  readonly complaint: string
}

const timeUp = 128 + 24
const killed = 128 + 9

/** What languages say where they are not given the memory that they ask for. */
const noMemory =
  /MemoryError|bad_alloc|heap out of memory|OutOfMemoryError|[Cc]annot allocate memory|Array buffer allocation failed/

/** How a program ended. One that nobody but the system can have killed had no memory left. */
export function endingOf({ code, cutOff, isOutOfMemory, complaint }: Ended): Ending {
  if (cutOff !== null) return cutOff
  if (code === 0) return 'done'
  if (code === timeUp) return 'timeout'
  return isOutOfMemory || code === killed || noMemory.test(complaint) ? 'memory' : 'failed'
}
