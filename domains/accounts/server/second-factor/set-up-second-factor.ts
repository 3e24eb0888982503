import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { accounts } from '../account-store.ts'
import { beginFactor, factorOf, renewCodes, takeCode } from './factor-store.ts'
import { totpAddress } from './totp.ts'

/** Begins to set it up: a secret for the app. It counts once `confirmSecondFactor` has seen a code. */
export const beginSecondFactor: Handler<typeof accountsApi.beginSecondFactor> = async ({
  caller,
  tx,
  refuse,
}) => {
  const factor = await factorOf(tx, caller.userId)
  if (factor?.confirmedAt) throw refuse('second_factor_on')
  const user = await tx.find(accounts.selectFrom('users').select('username').where('id', '=', caller.userId))
  if (!user) throw notFound()
  const secret = beginFactor(tx, caller.userId)
  return { secret, address: totpAddress(secret, user.username) }
}

/** Turns it on by the first code, and gives recovery codes, which are shown this once. */
export const confirmSecondFactor: Handler<typeof accountsApi.confirmSecondFactor> = async ({
  body,
  caller,
  tx,
  now,
  refuse,
}) => {
  const factor = await factorOf(tx, caller.userId)
  if (factor?.confirmedAt) throw refuse('second_factor_on')
  if (!factor || !(await takeCode(tx, caller.userId, factor, body.code, now)))
    throw refuse('wrong_second_factor')
  tx.announce('second_factor', caller.userId)
  return { recovery_codes: renewCodes(tx, caller.userId) }
}
