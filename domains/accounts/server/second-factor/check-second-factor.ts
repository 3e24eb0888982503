import type { accountsApi } from '@bole/accounts/contract'
import type { Context, RefusalDetails } from '@bole/platform/server'
import type { Account } from '../account-store.ts'
import { beginFactor, factorOf, renewCodes, signInRules, takeCode, takeRecoveryCode } from './factor-store.ts'
import { totpAddress } from './totp.ts'

type SigningIn = Pick<Context<typeof accountsApi.signIn>, 'tx' | 'now'> & {
  readonly body: { readonly username: string; readonly second_factor_code?: string | undefined }
  readonly refuse: (
    code: 'second_factor_needed' | 'second_factor_to_set_up',
    details?: RefusalDetails,
  ) => Error
}

/**
 * Whether whoever knows the password may come in as well by the second factor, where there is one or the company wants one: null for a
 * wrong code. Who has just set it up gets recovery codes, which are shown this once. Throws the refusal that asks for a code, or that shows what to set up.
 */
export async function passesSecondFactor(
  { tx, body, now, refuse }: SigningIn,
  { user_id }: Account,
  neededAnswer: boolean,
): Promise<{ readonly recovery_codes?: string[] } | null> {
  const factor = await factorOf(tx, user_id)
  const code = body.second_factor_code ?? ''
  if (factor?.confirmedAt) {
    if (code === '') throw refuse('second_factor_needed', { data: { needs_verification: neededAnswer } })
    const isOfApp = await takeCode(tx, user_id, factor, code, now)
    return isOfApp || (await takeRecoveryCode(tx, user_id, code, now)) ? {} : null
  }
  const rules = await tx.find(signInRules())
  if (!rules?.needs_second_factor) return {}
  if (factor && code !== '') {
    const isRight = await takeCode(tx, user_id, factor, code, now)
    return isRight ? { recovery_codes: renewCodes(tx, user_id) } : null
  }
  const secret = beginFactor(tx, user_id)
  // What was begun stays, for the code that comes next.
  await tx.commit()
  const data = { secret, address: totpAddress(secret, body.username), needs_verification: neededAnswer }
  throw refuse('second_factor_to_set_up', { data })
}
