/** Failures counted so far for an account or an address. */
export interface Failures {
  readonly count: number
  readonly lastAt: Date
}

/** After this many failures somebody must also answer a question. */
export const failuresBeforeQuestion = 3

/** After this many the account rests; an address, behind which a whole office may sit, rests later. */
const failuresBeforeRest = { account: 8, address: 60 } as const

const restMilliseconds = 15 * 60_000

/** Failures are forgotten when nothing failed for as long as a rest lasts. */
export function currentCount(failures: Failures | null, now: Date): number {
  if (!failures || now.getTime() - failures.lastAt.getTime() > restMilliseconds) return 0
  return failures.count
}

/** Whether signing in has to wait, and for how many minutes yet; zero is no wait. */
export function minutesToWait(
  kind: keyof typeof failuresBeforeRest,
  failures: Failures | null,
  now: Date,
): number {
  if (!failures || currentCount(failures, now) < failuresBeforeRest[kind]) return 0
  return Math.max(1, Math.ceil((failures.lastAt.getTime() + restMilliseconds - now.getTime()) / 60_000))
}
