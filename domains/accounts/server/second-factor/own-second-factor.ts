import type { accountsApi } from '@bole/accounts/contract'
import type { Handler } from '@bole/platform/server'
import { accounts } from '../account-store.ts'
import { factorOf, renewCodes, signInRules } from './factor-store.ts'

/** New recovery codes; those of before stop working. */
export const renewRecoveryCodes: Handler<typeof accountsApi.renewRecoveryCodes> = async ({
  caller,
  tx,
  refuse,
}) => {
  const factor = await factorOf(tx, caller.userId)
  if (!factor?.confirmedAt) throw refuse('second_factor_off')
  tx.announce('second_factor', caller.userId)
  return { recovery_codes: renewCodes(tx, caller.userId) }
}

/** Turns it off, where the company does not ask for it. */
export const endSecondFactor: Handler<typeof accountsApi.endSecondFactor> = async ({
  caller,
  tx,
  refuse,
}) => {
  const rules = await tx.find(signInRules())
  if (rules?.needs_second_factor) throw refuse('second_factor_required')
  tx.save(accounts.deleteFrom('second_factors').where('user_id', '=', caller.userId))
  tx.announce('second_factor', caller.userId)
  return {}
}
