import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { currentCount } from '../../model/sign-in-throttle.ts'
import { accounts } from '../account-store.ts'
import { countFailure, failuresUnder, forgetFailures } from '../failure-store.ts'
import { isPassword } from '../password-hash.ts'
import { keepSignIn } from './session-store.ts'

/** Wrong passwords after which nobody may try again for a while: a window may have been found open. */
const wrongAtMost = 5

/** Proves by the password who the caller is. A wrong one is counted before it is told, and kept as an attempt at the account. */
export const prove: Handler<typeof accountsApi.prove> = async ({
  body,
  caller,
  tx,
  now,
  refuse,
  request,
}) => {
  const subject = `proof:${caller.userId}`
  const [[user], [failed]] = await tx.load(
    accounts.selectFrom('users').select('password_hash').where('id', '=', caller.userId),
    failuresUnder([subject]),
  )
  if (!user) throw notFound()
  const wrong = currentCount(failed ? { count: failed.failures, lastAt: failed.last_failed_at } : null, now)
  if (wrong >= wrongAtMost) throw refuse('too_many_wrong_proofs')
  // No connection is held while a password is looked at.
  await tx.commit()
  if (!(await isPassword(body.password, user.password_hash))) {
    tx.save(countFailure(subject, now))
    keepSignIn(tx, caller.userId, 'wrong_password', request)
    await tx.commit()
    throw refuse('wrong_proof')
  }
  tx.save(
    ...forgetFailures(subject, wrong),
    accounts.updateTable('sessions').set({ proved_at: now }).where('id', '=', caller.sessionId),
  )
  tx.announce('proof', caller.sessionId)
  return {}
}
