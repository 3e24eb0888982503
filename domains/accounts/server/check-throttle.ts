import type { accountsApi } from '@bole/accounts/contract'
import type { Context } from '@bole/platform/server'
import {
  attemptAt,
  type Counting,
  countingsOf,
  currentCount,
  type FailuresBy,
  failuresBeforeQuestion,
  networkOf,
} from '../model/sign-in-throttle.ts'
import { accountOfUsername, accounts, knowsDevice } from './account-store.ts'
import { countFailure, forgetFailures, heldFailures, sweepFailures } from './failure-store.ts'
import { cookieIn, deviceCookie, digestOf } from './session-token.ts'

type SignIn = typeof accountsApi.signIn

/** An attempt that may go on to its password, counted as a failure until it proves to be none. */
export interface Attempt {
  readonly account: Awaited<ReturnType<typeof load>>['account']
  /** Whether the next attempt has to answer a question, should this one fail. */
  readonly needsAnswerNext: boolean
  /** Queries that take back what was counted, once the password is right. */
  readonly forget: readonly ReturnType<typeof forgetFailures>[number][]
}

/**
 * Lets an attempt pass or throws the refusal that comes before any password is looked at: a rest, or a question not answered. It is
 * counted before the password is looked at, so that many at once are no more than many one after the other.
 */
export async function beginAttempt(context: Context<SignIn>): Promise<Attempt> {
  const { tx, now, refuse } = context
  const subjects = subjectsOf(context)
  const { account, isKnownDevice, failures } = await load(context, subjects)
  const { minutes, needsAnswer } = attemptAt(failures, { isKnownDevice }, now)
  if (minutes > 0) throw refuse('too_many_failures', { values: { minutes } })
  const isAnswered = !needsAnswer || (await hasAnswered(context))
  const countedBy = countingsOf({ isKnownDevice })
  if (isAnswered) tx.save(...countedBy.map((counting) => countFailure(subjects[counting], now)))
  tx.save(sweepFailures(now))
  // What is counted and what was answered stay whatever follows, and no connection is held while a password is looked at.
  await tx.commit()
  if (!isAnswered) throw refuse('wrong_verification_code')
  const ownFailures = currentCount(failures[isKnownDevice ? 'device' : 'pair'], now) + 1
  const asking = countedBy.filter((counting) => counting !== 'address')
  return {
    account,
    needsAnswerNext: asking.some(
      (counting) => currentCount(failures[counting], now) + 1 >= failuresBeforeQuestion,
    ),
    forget: countedBy.flatMap((counting) => forgetFailures(subjects[counting], ownFailures)),
  }
}

/** The names failures are counted under. */
function subjectsOf({ body, request }: Context<SignIn>): Record<Counting, string> {
  const name = body.username.toLowerCase()
  const network = networkOf(request.ip)
  const device = digestOf(presentedDevice(request)).toString('hex')
  return {
    pair: `pair:${network}:${name}`,
    account: `account:${name}`,
    address: `address:${network}`,
    device: `device:${device}:${name}`,
  }
}

/** The device's secret; without one there is a text that is nobody's. */
function presentedDevice({ headers }: Context<SignIn>['request']): string {
  return cookieIn(headers.cookie, deviceCookie) ?? ''
}

async function load({ body, tx, request }: Context<SignIn>, subjects: Record<Counting, string>) {
  const [, rows, [account], [known]] = await tx.load(
    ...heldFailures(Object.values(subjects)),
    accountOfUsername(body.username),
    knowsDevice(body.username, digestOf(presentedDevice(request))),
  )
  const by = (counting: Counting) => {
    const row = rows.find(({ subject }) => subject === subjects[counting])
    return row ? { count: row.failures, lastAt: row.last_failed_at } : null
  }
  const failures: FailuresBy = {
    pair: by('pair'),
    account: by('account'),
    address: by('address'),
    device: by('device'),
  }
  return { account, isKnownDevice: known?.is_known ?? false, failures }
}

async function hasAnswered({ body, tx, now }: Context<SignIn>): Promise<boolean> {
  if (!body.challenge_id || !body.verify_code) return false
  // A question may be answered once, rightly or not.
  const asked = await tx.find(
    accounts.deleteFrom('sign_in_challenges').where('id', '=', body.challenge_id).returningAll(),
  )
  return asked !== undefined && asked.expires_at > now && asked.answer === body.verify_code.trim()
}
