import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { sql } from 'kysely'
import { accounts } from '../account-store.ts'
import { isPassword } from '../password-hash.ts'
import { keepSignIn } from './session-store.ts'

/** Wrong passwords after which a session ends: its window may have been found open by somebody else. */
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
  const user = await tx.find(
    accounts.selectFrom('users').select('password_hash').where('id', '=', caller.userId),
  )
  if (!user) throw notFound()
  // No connection is held while a password is looked at.
  await tx.commit()
  const isRight = await isPassword(body.password, user.password_hash)
  const session = await tx.find(
    accounts
      .updateTable('sessions')
      .set(isRight ? { proved_at: now, wrong_proofs: 0 } : { wrong_proofs: sql`wrong_proofs + 1` })
      .where('id', '=', caller.sessionId)
      .returning('wrong_proofs'),
  )
  if (isRight) {
    tx.announce('proof', caller.sessionId)
    return {}
  }
  const isOver = (session?.wrong_proofs ?? 0) >= wrongAtMost
  if (isOver) {
    tx.save(accounts.deleteFrom('sessions').where('id', '=', caller.sessionId))
    tx.announce('session', caller.sessionId)
  }
  keepSignIn(tx, caller.userId, 'wrong_password', request)
  await tx.commit()
  throw refuse(isOver ? 'ended_by_wrong_proofs' : 'wrong_proof')
}
