import type { accountsApi } from '@bole/accounts/contract'
import type { Handler } from '@bole/platform/server'
import { accounts } from './account-store.ts'

/** Page views are tracked on every route change (specification, section 2); the query is left out, it may hold names. */
export const recordPageView: Handler<typeof accountsApi.recordPageView> = async ({ body, caller, tx }) => {
  const path = body.path.split(/[?#]/, 1)[0] ?? '/'
  tx.save(
    accounts
      .insertInto('page_views')
      .values({ organisation_id: caller.organisationId, user_id: caller.userId, path }),
  )
  return {}
}
