import { randomBytes } from 'node:crypto'
import { networkOf, notFound, prepared, secrets, type Transaction } from '@bole/platform/server'
import { codeFrom, plainCode } from '../../model/first-organisation.ts'
import { minutesToWait } from '../../model/sign-in-throttle.ts'
import { accounts } from '../account-store.ts'
import { countFailure, failuresHeld, sweepFailures } from '../failure-store.ts'

// Text: a function of the database, which alone looks across organisations before there is one.

/** How far the installation is. */
export const setUpState = prepared<{ state: 'empty' | 'under_way' | 'done' }>(
  'select set_up_state() as state',
)

/** What is stored of a code, however it was typed. */
export function digestOfCode(code: string): Buffer {
  return secrets.digestOf(plainCode(code))
}

/** A code as the operator reads it, and what is stored of it. */
export function newSetUpCode(): { readonly code: string; readonly digest: Buffer } {
  const code = codeFrom(randomBytes(16))
  return { code, digest: digestOfCode(code) }
}

interface Guess {
  readonly body: { readonly code: string }
  readonly tx: Transaction
  readonly now: Date
  readonly request: { readonly ip: string }
  readonly refuse: (
    code: 'wrong_code' | 'too_many_failures',
    details?: { readonly values?: Readonly<Record<string, number>> },
  ) => Error
}

/** Holds a typed code against the one there is; wrong ones are counted as failures to sign in are, by address and altogether. */
export async function checkCode({ body, tx, now, request, refuse }: Guess): Promise<void> {
  const subjects = { pair: `set-up:${networkOf(request.ip)}`, account: 'set-up' }
  const [pair = null, account = null] = await failuresHeld(tx, [subjects.pair, subjects.account])
  const [[installation], [found]] = await tx.load(
    setUpState(),
    accounts.selectFrom('set_up_codes').select('digest').where('digest', '=', digestOfCode(body.code)),
  )
  if (installation?.state !== 'empty') throw notFound()
  const minutes = Math.max(minutesToWait('pair', pair, now), minutesToWait('account', account, now))
  if (minutes > 0) throw refuse('too_many_failures', { values: { count: minutes } })
  if (found) return
  tx.save(...Object.values(subjects).map((subject) => countFailure(subject, now)), sweepFailures(now))
  // What is counted stays although the call is refused.
  await tx.commit()
  throw refuse('wrong_code')
}
