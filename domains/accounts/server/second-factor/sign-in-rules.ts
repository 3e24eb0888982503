import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, notFound } from '@bole/platform/server'
import type { Selectable } from 'kysely'
import { accounts } from '../account-store.ts'
import type { AccountsTables } from '../tables.ts'
import { signInRules } from './factor-store.ts'

type Rules = Selectable<AccountsTables['sign_in_rules']>

/** Of an organisation that never set any, version 0. */
function present(organisationId: number, rules: Rules | undefined) {
  const { version = 0, idle_minutes = null, needs_second_factor = false } = rules ?? {}
  return { id: organisationId, version, idle_minutes, needs_second_factor }
}

export const getSignInRules: Handler<typeof accountsApi.getSignInRules> = async ({ caller, tx }) =>
  present(caller.organisationId, await tx.find(signInRules()))

export const updateSignInRules: Handler<typeof accountsApi.updateSignInRules> = async ({
  body: { id, version: seen, ...wanted },
  caller,
  tx,
  refuse,
}) => {
  if (id !== caller.organisationId) throw notFound()
  const rules = await tx.find(signInRules().forUpdate())
  const now = present(id, rules)
  if (now.version !== seen) throw refuse('stale', { data: { rules: now } })
  const version = seen + 1
  tx.saveOne(
    accounts
      .insertInto('sign_in_rules')
      .values({ organisation_id: id, ...wanted, version })
      .onConflict((same) =>
        same
          .column('organisation_id')
          .doUpdateSet({ ...wanted, version })
          .where('sign_in_rules.version', '=', seen),
      ),
    refuse('stale'),
  )
  // Sessions that are now over are remembered nowhere.
  tx.announce('proof')
  tx.announce('sign_in_rules')
  return { id, version }
}
