const minute = 60_000

/**
 * What becomes of a short message: it waits, for its turn or for a gateway, until the gateway took it; then a receipt may say that it was
 * delivered. It fails where it is refused or cannot be delivered, and is cancelled where it is taken back.
 */
export const shortMessageStates = ['waiting', 'sent', 'delivered', 'failed', 'cancelled'] as const

export type ShortMessageState = (typeof shortMessageStates)[number]

/** How long to wait after each try that failed for now, in milliseconds: half a day of trying in all. */
const pauses = [1, 5, 15, 30, 60, 180, 360].map((minutes) => minutes * minute)

/** How long a message waits before it is tried again, in milliseconds; null once it was tried often enough. */
export function pauseAfter(tries: number): number | null {
  return pauses[Math.max(1, tries) - 1] ?? null
}

/** A worker that began to hand a message over and did not say how it ended is taken for dead after so many milliseconds. */
export const sendingAtMost = 3 * minute

/**
 * What stands of a message whose worker died between handing it over and writing down what the gateway said. SMPP has no way to ask whether
 * it was taken, and nobody is to get the same message twice: it has failed, and a person decides whether it is sent again.
 */
export const leftInDoubt = 'in doubt'

/** What SMPP 3.4 (section 5.1.3) says of the gateway and not of the message: full queue, throttled, its own fault, not bound. */
const ofTheMoment: readonly number[] = [0x04, 0x08, 0x0d, 0x14, 0x58, 0x61, 0x64, 0xff]

/** Whether trying again is of no use; `status`: the gateway's answer, null where there was none. */
export function isForGood(status: number | null): boolean {
  return status !== null && !ofTheMoment.includes(status)
}
