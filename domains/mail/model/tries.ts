const minute = 60_000

/** How long to wait after each try that failed for now, in milliseconds: two days of trying in all. */
const pauses = [1, 5, 15, 30, 60, 180, 360, 720, 1440].map((minutes) => minutes * minute)

/** How long a mail waits before it is tried again, in milliseconds; null once it was tried often enough. */
export function pauseAfter(tries: number): number | null {
  return pauses[Math.max(1, tries) - 1] ?? null
}

/**
 * A worker that began to hand a mail over and did not say how it ended is taken for dead after so many milliseconds; longer than
 * handing over may take.
 */
export const handingOverAtMost = 3 * minute

/** What went wrong when a mail was handed over, as SMTP says it (RFC 5321, section 4.2). */
export interface MailFault {
  /** The three digits of the server's answer; null where there was none. */
  readonly answer: number | null
  /** Whether the answer was to this very message: its sender, its recipient or its content. */
  readonly isOfMessage: boolean
}

/** The server wants an encrypted connection or a password first (RFC 4954): the settings are wrong, not the message. */
const wantsMoreOfUs = 530

/**
 * Whether trying again is of no use: the server refused the message for good. What it says of our connection, or of our password, may
 * be put right in the settings while the message waits.
 */
export function isForGood({ answer, isOfMessage }: MailFault): boolean {
  return isOfMessage && answer !== null && answer >= 500 && answer < 600 && answer !== wantsMoreOfUs
}
