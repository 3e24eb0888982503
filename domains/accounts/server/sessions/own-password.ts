import type { accountsApi } from '@bole/accounts/contract'
import { type Context, notFound } from '@bole/platform/server'
import { currentCount } from '../../model/sign-in-throttle.ts'
import { accounts } from '../account-store.ts'
import { countFailure, failuresUnder, forgetFailures } from '../failure-store.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { isPassword } from '../password-hash.ts'
import { keepSignIn } from './session-store.ts'

/** Wrong passwords after which nobody may try again for a while: a window may have been found open. */
const wrongAtMost = 5

type Typing = Pick<Context<typeof accountsApi.prove>, 'caller' | 'tx' | 'now' | 'request'>

/**
 * Looks at what somebody who is signed in typed as their own password, one attempt after the other wherever they come from. A wrong one is
 * counted before it is told, and kept as an attempt at the account. Answers the account, or why it is not theirs; no connection is held
 * when it does.
 */
export async function lookAtOwnPassword({ caller, tx, now, request }: Typing, typed: string) {
  const subject = `proof:${caller.userId}`
  const own = accounts.selectFrom('users').select(['username', 'password_hash'])
  // Nobody holds a connection while waiting for a turn.
  const looked = await oneAtATime(subject, async () => {
    const [[user], [failed]] = await tx.load(own.where('id', '=', caller.userId), failuresUnder([subject]))
    await tx.commit()
    if (!user) throw notFound()
    const wrong = currentCount(failed ? { count: failed.failures, lastAt: failed.last_failed_at } : null, now)
    if (wrong >= wrongAtMost) return 'too_many'
    const isRight = await isPassword(typed, user.password_hash)
    if (isRight) tx.save(...forgetFailures(subject, wrong))
    else {
      tx.save(countFailure(subject, now))
      keepSignIn(tx, caller.userId, 'wrong_password', request)
    }
    await tx.commit()
    return isRight ? user : 'wrong'
  })
  return looked?.done ?? 'too_many'
}
