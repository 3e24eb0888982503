import type { accountsApi } from '@bole/accounts/contract'
import type { Handler } from '@bole/platform/server'
import { signInRules } from '../second-factor/factor-store.ts'
import { seesNewcomers, waiting } from './registration-store.ts'

export const listRegistrations: Handler<typeof accountsApi.listRegistrations> = async (context) => {
  const { caller, tx, now } = context
  const [[rules], rows] = await tx.load(
    signInRules(),
    waiting()
      // A link that was sent is followed first; without one there is nothing to wait for.
      .where(({ eb, or }) => or([eb('confirmed_at', 'is not', null), eb('token_digest', 'is', null)]))
      .where(({ eb, or }) => or([eb('confirmed_at', 'is not', null), eb('expires_at', '>', now)]))
      .orderBy('id')
      .limit(200),
  )
  if (!seesNewcomers(caller, rules)) return { list: [] }
  return {
    list: rows.map(({ id, name, email, confirmed_at, created_at }) => ({
      ...{ id, name, email, is_confirmed: confirmed_at !== null },
      create_time: created_at.toISOString(),
    })),
  }
}
