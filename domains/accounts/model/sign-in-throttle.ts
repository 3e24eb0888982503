/** Failures counted so far under one of the things they are counted by. */
export interface Failures {
  readonly count: number
  readonly lastAt: Date
}

/**
 * What failures are counted by: one address guessing at one account; an account, from wherever; an address, whatever the account;
 * and a device somebody signed in to this account from before, which is counted by nothing else.
 */
export const countings = ['pair', 'account', 'address', 'device'] as const

export type Counting = (typeof countings)[number]

export type FailuresBy = Readonly<Record<Counting, Failures | null>>

/** After this many failures somebody must also answer a question. */
export const failuresBeforeQuestion = 3

/**
 * How many failures are let pass, and how long one waits after the last of more. Whoever guesses from one address rests; an account
 * guessed at from many is tried by strangers but once a minute, so that they cannot keep its owner out; behind an address a whole
 * office may sit.
 */
const allowances = {
  pair: { failures: 8, minutes: 15 },
  account: { failures: 40, minutes: 1 },
  address: { failures: 60, minutes: 15 },
  device: { failures: 8, minutes: 15 },
} as const satisfies Record<Counting, { failures: number; minutes: number }>

/** Failures are forgotten when nothing failed for so long. */
export const forgottenAfterMinutes = 15

/** What an attempt is counted by. */
export function countingsOf({ isKnownDevice }: { readonly isKnownDevice: boolean }): readonly Counting[] {
  return isKnownDevice ? ['device'] : ['pair', 'account', 'address']
}

/** The failures that still count. */
export function currentCount(failures: Failures | null, now: Date): number {
  if (!failures || now.getTime() - failures.lastAt.getTime() > forgottenAfterMinutes * 60_000) return 0
  return failures.count
}

/** Whether signing in has to wait, and for how many minutes yet; zero is no wait. */
export function minutesToWait(counting: Counting, failures: Failures | null, now: Date): number {
  const { failures: atMost, minutes } = allowances[counting]
  if (!failures || currentCount(failures, now) < atMost) return 0
  const left = failures.lastAt.getTime() + minutes * 60_000 - now.getTime()
  return left < 0 ? 0 : Math.max(1, Math.ceil(left / 60_000))
}

/** What an attempt meets before its password is looked at. */
export function attemptAt(
  by: FailuresBy,
  device: { readonly isKnownDevice: boolean },
  now: Date,
): { readonly minutes: number; readonly needsAnswer: boolean } {
  const countedBy = countingsOf(device)
  const asking = countedBy.filter((counting) => counting !== 'address')
  return {
    minutes: Math.max(...countedBy.map((counting) => minutesToWait(counting, by[counting], now))),
    needsAnswer: asking.some((counting) => currentCount(by[counting], now) >= failuresBeforeQuestion),
  }
}
