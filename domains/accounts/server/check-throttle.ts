import type { accountsApi } from '@bole/accounts/contract'
import type { Context, Transaction } from '@bole/platform/server'
import { currentCount, failuresBeforeQuestion, minutesToWait } from '../model/sign-in-throttle.ts'
import { accounts, countFailure, failuresOf } from './account-store.ts'

type SignIn = typeof accountsApi.signIn

/** What failures are counted by: the name that was tried and the address it was tried from. */
export function subjectsOf({ body, request }: Pick<Context<SignIn>, 'body' | 'request'>) {
  return { account: `account:${body.username.toLowerCase()}`, address: `address:${request.ip}` }
}

interface CountedFailure {
  readonly subject: string
  readonly failures: number
  readonly last_failed_at: Date
}

/** Throws the refusal that comes before any password is looked at: a rest, or a question not answered. */
export async function checkThrottle(
  context: Context<SignIn>,
  counted: readonly CountedFailure[],
): Promise<void> {
  const { now, refuse } = context
  const { account, address } = subjectsOf(context)
  const failuresBy = (subject: string) => {
    const row = counted.find((failure) => failure.subject === subject)
    return row ? { count: row.failures, lastAt: row.last_failed_at } : null
  }
  const minutes = Math.max(
    minutesToWait('account', failuresBy(account), now),
    minutesToWait('address', failuresBy(address), now),
  )
  if (minutes > 0) throw refuse('too_many_failures', { values: { minutes } })
  const mustAnswer = currentCount(failuresBy(account), now) >= failuresBeforeQuestion
  if (mustAnswer && !(await hasAnswered(context))) throw refuse('wrong_verification_code')
}

/** A refusal undoes its transaction; what was counted must stay, and is committed at once. */
export async function countNow({ tx, now }: Context<SignIn>, subjects: readonly string[]): Promise<void> {
  tx.save(...subjects.map((subject) => countFailure(subject, now)))
  await tx.commit()
}

export async function needsQuestion(tx: Transaction, subject: string, now: Date): Promise<boolean> {
  const row = await tx.find(failuresOf([subject]))
  return (
    currentCount(row ? { count: row.failures, lastAt: row.last_failed_at } : null, now) >=
    failuresBeforeQuestion
  )
}

async function hasAnswered({ body, tx, now }: Context<SignIn>): Promise<boolean> {
  if (!body.challenge_id || !body.verify_code) return false
  const asked = await tx.find(
    accounts.deleteFrom('sign_in_challenges').where('id', '=', body.challenge_id).returningAll(),
  )
  // A question may be answered once, rightly or not.
  await tx.commit()
  return asked !== undefined && asked.expires_at > now && asked.answer === body.verify_code.trim()
}
