import type { accountsApi } from '@bole/accounts/contract'
import type { Handler } from '@bole/platform/server'
import { sql } from 'kysely'
import { accounts } from '../account-store.ts'
import { signInRules } from './factor-store.ts'

/** How the caller stands with the second factor. */
export const getSecondFactor: Handler<typeof accountsApi.getSecondFactor> = async ({ caller, tx }) => {
  const mine = accounts.selectFrom('second_factors').where('user_id', '=', caller.userId)
  const unused = accounts
    .selectFrom('recovery_codes')
    .where('user_id', '=', caller.userId)
    .where('used_at', 'is', null)
  const [[factor], [codes], [rules]] = await tx.load(
    mine.select('confirmed_at').where('confirmed_at', 'is not', null),
    unused.select(sql<number>`count(*)`.as('unused')),
    signInRules(),
  )
  return {
    since: factor?.confirmed_at?.toISOString() ?? null,
    recovery_codes_left: codes?.unused ?? 0,
    is_needed: rules?.needs_second_factor ?? false,
  }
}
