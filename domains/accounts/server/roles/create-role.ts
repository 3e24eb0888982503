import type { accountsApi } from '@bole/accounts/contract'
import type { Handler } from '@bole/platform/server'
import { accounts } from '../account-store.ts'
import { insertRole } from './insert-role.ts'
import { lockRole } from './role-store.ts'

/** A built-in role of which nothing was changed. */
const plain = { permission_changes: {}, hides: [], scopes: {} }

/** It begins as the built-in role is here: what the organisation took from that, a new name does not give back. */
export const createRole: Handler<typeof accountsApi.createRole> = async (context) => {
  const { name, based_on } = context.body
  const [, [built]] = await context.tx.load(
    context.tx.hold('roles'),
    accounts.selectFrom('roles').selectAll().where('based_on', '=', based_on).where('name', 'is', null),
  )
  const { permission_changes, hides, scopes } = built ?? plain
  return insertRole(context, { name, based_on, permission_changes, hides, scopes }, 'create')
}

/** It begins as the other one is by now, which may be a built-in one as the organisation changed it. */
export const copyRole: Handler<typeof accountsApi.copyRole> = async (context) => {
  const { query, body, tx, refuse } = context
  const { based_on, permission_changes, hides, scopes, version } = await lockRole(tx, query.id)
  if (version !== body.version) throw refuse('stale')
  return insertRole(context, { name: body.name, based_on, permission_changes, hides, scopes }, 'copy')
}
