import { type Caller, notFound, type Reader, sameTenant, type Transaction } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { mayGive } from '../../model/roles.ts'
import { accounts } from '../account-store.ts'
import { roleOf } from '../users/keeper.ts'

/**
 * The invitations somebody sees, as a condition on a query over `invitations`: all of the organisation, those into the own departments and
 * below, or those they sent themselves.
 */
export function withinReachOf({ scopes: { accounts: scope }, userId }: Reader<'accounts'>) {
  if (scope.kind === 'departments')
    return sql<SqlBool>`invitations.department_id = any(${scope.departmentIds}::bigint[])`
  const isAlone = scope.kind === 'assigned' || scope.kind === 'own'
  return isAlone ? sql<SqlBool>`invitations.invited_by = ${userId}` : sql<SqlBool>`true`
}

/** One invitation, locked; 404 where it is out of the caller's reach. */
export async function lockInvitation(tx: Transaction, caller: Caller, id: number) {
  const found = await tx.find(
    accounts
      .selectFrom('invitations')
      .selectAll()
      .where('id', '=', id)
      .where(withinReachOf(caller))
      .forUpdate(),
  )
  if (!found) throw notFound()
  return found
}

/** Whether the caller may look after an invitation: one into a role they could give. */
export function keepsInvitation(
  caller: Pick<Caller, 'role'>,
  { role }: { readonly role: Parameters<typeof mayGive>[1] },
) {
  return mayGive(roleOf(caller), role)
}

/** An open invitation whose sender may still ask somebody to join; it stays as it is until the end. */
export function openInvitation(id: number) {
  return accounts
    .selectFrom('invitations')
    .innerJoin('users', (join) => sameTenant(join, 'users.id', 'invitations.invited_by'))
    .selectAll('invitations')
    .select(['users.name as inviter_name', 'users.role as inviter_role'])
    .where('invitations.id', '=', id)
    .where('invitations.accepted_at', 'is', null)
    .where('users.state', '=', 'enabled')
}
