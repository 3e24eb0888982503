import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, sameTenant } from '@bole/platform/server'
import { sql } from 'kysely'
import { stateOfInvitation, whatCanBeDoneWithInvitation } from '../../model/invitations.ts'
import { accounts } from '../account-store.ts'
import { keepsInvitation, withinReachOf } from './invitation-store.ts'

/** Those within reach who were asked to join. */
export const listInvitations: Handler<typeof accountsApi.listInvitations> = async ({
  query,
  caller,
  tx,
  now,
}) => {
  const [rows, [count]] = await tx.load(
    accounts
      .selectFrom('invitations')
      .innerJoin('users', (join) => sameTenant(join, 'users.id', 'invitations.invited_by'))
      .leftJoin('departments', (join) => sameTenant(join, 'departments.id', 'invitations.department_id'))
      .leftJoin('roles', (join) => sameTenant(join, 'roles.id', 'invitations.role_id'))
      .selectAll('invitations')
      .select([
        'users.name as inviter_name',
        'departments.name as department_name',
        'roles.name as own_role_name',
      ])
      .where(withinReachOf(caller))
      .orderBy('invitations.id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    accounts.selectFrom('invitations').where(withinReachOf(caller)).select(sql<number>`count(*)`.as('total')),
  )
  const list = rows.map((row) => {
    const { expires_at: expiresAt, accepted_at: acceptedAt, cancelled_at: cancelledAt } = row
    const state = stateOfInvitation({ expiresAt, acceptedAt, cancelledAt }, now)
    return {
      id: row.id,
      email: row.email,
      role: row.role,
      own_role_name: row.own_role_name,
      department_name: row.department_name,
      inviter_name: row.inviter_name,
      state,
      create_time: row.created_at.toISOString(),
      expire_time: expiresAt.toISOString(),
      can: whatCanBeDoneWithInvitation(state, keepsInvitation(caller, row)),
    }
  })
  return { data: { list }, total: count?.total ?? 0 }
}
