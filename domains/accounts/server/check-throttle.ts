import type { accountsApi } from '@bole/accounts/contract'
import { type Context, networkOf, secrets } from '@bole/platform/server'
import {
  attemptAt,
  type Counting,
  countingsOf,
  currentCount,
  type FailuresBy,
  failuresBeforeQuestion,
} from '../model/sign-in-throttle.ts'
import { accounts } from './account-store.ts'
import { countFailure, failuresUnder, forgetFailures, sweepFailures } from './failure-store.ts'
import { cookieIn, deviceCookie } from './session-token.ts'

type SignIn = typeof accountsApi.signIn

/** An attempt that may go on to its password. */
export interface Attempt {
  /** Whether this one had to answer a question, which is spent. */
  readonly neededAnswer: boolean
  /** Whether the next attempt has to answer a question, should this one fail. */
  readonly needsAnswerNext: boolean
  /** What counts it as a failure. */
  readonly count: readonly ReturnType<typeof countFailure | typeof sweepFailures>[]
  /** What takes back the failures before it, once the password is right. */
  readonly forget: readonly ReturnType<typeof forgetFailures>[number][]
}

/** Lets an attempt pass or throws the refusal that comes before any password is looked at: a rest, or a question not answered. */
export async function checkThrottle(context: Context<SignIn>, isKnownDevice: boolean): Promise<Attempt> {
  const { tx, now, refuse } = context
  const subjects = subjectsOf(context)
  const failures = await failuresBy(context, subjects)
  const { minutes, needsAnswer } = attemptAt(failures, { isKnownDevice }, now)
  if (minutes > 0) throw refuse('too_many_failures', { values: { count: minutes } })
  const isAnswered = !needsAnswer || (await hasAnswered(context))
  // An answered question is spent whatever follows, and no connection is held while a password is looked at.
  await tx.commit()
  if (!isAnswered) throw refuse('wrong_verification_code')
  const countedBy = countingsOf({ isKnownDevice })
  const own = currentCount(failures[isKnownDevice ? 'device' : 'pair'], now)
  const asking = countedBy.filter((counting) => counting !== 'address')
  return {
    neededAnswer: needsAnswer,
    needsAnswerNext: asking.some(
      (counting) => currentCount(failures[counting], now) + 1 >= failuresBeforeQuestion,
    ),
    count: [...countedBy.map((counting) => countFailure(subjects[counting], now)), sweepFailures(now)],
    forget: own === 0 ? [] : countedBy.flatMap((counting) => forgetFailures(subjects[counting], own)),
  }
}

/** The secret of the device that asks; without one, a text that is nobody's. */
export function presentedDevice({ headers }: Context<SignIn>['request']): string {
  return cookieIn(headers.cookie, deviceCookie) ?? ''
}

/** The names failures are counted under. */
function subjectsOf({ body, request }: Context<SignIn>): Record<Counting, string> {
  const name = body.username.toLowerCase()
  const network = networkOf(request.ip)
  return {
    pair: `pair:${network}:${name}`,
    account: `account:${name}`,
    address: `address:${network}`,
    device: `device:${secrets.digestOf(presentedDevice(request)).toString('hex')}:${name}`,
  }
}

async function failuresBy({ tx }: Context<SignIn>, subjects: Record<Counting, string>): Promise<FailuresBy> {
  const [rows] = await tx.load(failuresUnder(Object.values(subjects)))
  const by = (counting: Counting) => {
    const row = rows.find(({ subject }) => subject === subjects[counting])
    return row ? { count: row.failures, lastAt: row.last_failed_at } : null
  }
  return { pair: by('pair'), account: by('account'), address: by('address'), device: by('device') }
}

async function hasAnswered({ body, tx, now }: Context<SignIn>): Promise<boolean> {
  if (!body.challenge_id || !body.verify_code) return false
  // A question may be answered once, rightly or not.
  const asked = await tx.find(
    accounts.deleteFrom('sign_in_challenges').where('id', '=', body.challenge_id).returningAll(),
  )
  return asked !== undefined && asked.expires_at > now && asked.answer === body.verify_code.trim()
}
