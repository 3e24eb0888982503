import { type Caller, notFound, type Reader, sameTenant, type Transaction } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import type { UserAction } from '../../model/user-actions.ts'
import { accounts } from '../account-store.ts'
import type { UserChanges } from '../tables.ts'

/**
 * The accounts somebody sees, as a condition on a query over `users`: all of the organisation, those of the own departments and below, or
 * only their own.
 */
export function withinReach({ scopes: { accounts: scope }, userId }: Reader<'accounts'>) {
  if (scope.kind === 'departments')
    return sql<SqlBool>`users.department_id = any(${scope.departmentIds}::bigint[])`
  const isAlone = scope.kind === 'assigned' || scope.kind === 'own'
  return isAlone ? sql<SqlBool>`users.id = ${userId}` : sql<SqlBool>`true`
}

const hasSecondFactor =
  sql<boolean>`exists (select from second_factors f where f.organisation_id = users.organisation_id
  and f.user_id = users.id and f.confirmed_at is not null)`.as('has_second_factor')

/** What the organisation calls the role somebody has, where it is one of its own. */
const ownRole = sql<string | null>`(select r.name from roles r where r.organisation_id = users.organisation_id
  and r.id = users.role_id)`.as('own_role')

/** What the organisation changed of the role somebody has. */
export const roleChanges = sql<Record<string, boolean>>`(select r.permission_changes from roles r
  where r.organisation_id = users.organisation_id
    and case when users.role_id is null then r.based_on = users.role and r.name is null else r.id = users.role_id end)`.as(
  'role_changes',
)

/** Accounts within reach, with the names of their department and role, and what was changed of that role. */
export function reachedUsers(caller: Reader<'accounts'>) {
  return accounts
    .selectFrom('users')
    .leftJoin('departments', (join) => sameTenant(join, 'departments.id', 'users.department_id'))
    .selectAll('users')
    .select(['departments.name as department_name', hasSecondFactor, ownRole, roleChanges])
    .where(withinReach(caller))
}

/** These accounts as far as they are within reach, locked: nobody else changes them until this is done. */
export async function lockUsers(tx: Transaction, caller: Caller, ids: readonly number[]) {
  const [rows] = await tx.load(
    reachedUsers(caller)
      .where('users.id', '=', sql<number>`any(${ids}::bigint[])`)
      .orderBy('users.id')
      .forUpdate('users'),
  )
  return rows
}

/** One account, locked; 404 where it is out of reach. */
export async function lockUser(tx: Transaction, caller: Caller, id: number) {
  const [user] = await lockUsers(tx, caller, [id])
  if (!user) throw notFound()
  return user
}

/** Whether the people of a department are within somebody's reach. */
export function reachesPeopleOf(
  { accounts: scope }: Reader<'accounts'>['scopes'],
  departmentId: number,
): boolean {
  if (scope.kind === 'departments') return scope.departmentIds.includes(departmentId)
  return scope.kind === 'organisation' || scope.kind === 'nothing'
}

/** A department whose people are within the caller's reach; 404 where they are not. */
export async function needDepartment(
  tx: Transaction,
  { scopes }: Pick<Caller, 'scopes'>,
  id: number | null,
): Promise<void> {
  if (id === null) return
  // It stays while somebody is put into it.
  const found = await tx.find(accounts.selectFrom('departments').select('id').where('id', '=', id).forShare())
  if (!found || !reachesPeopleOf(scopes, id)) throw notFound()
}

/** Writes down what was done to an account; `actorId` null is whoever holds a link. */
export function userNote(
  tx: Transaction,
  {
    userId,
    actorId,
    action,
    changes = {},
  }: {
    readonly userId: number
    readonly actorId: number | null
    readonly action: UserAction
    readonly changes?: UserChanges
  },
) {
  return accounts.insertInto('user_history').values({
    organisation_id: tx.organisationId,
    user_id: userId,
    actor_id: actorId,
    action,
    changes: JSON.stringify(changes),
  })
}

/** Ends every session of these people, and says so. */
export async function endSessions(tx: Transaction, userIds: readonly number[]): Promise<void> {
  const [ended] = await tx.load(
    accounts
      .deleteFrom('sessions')
      .where('user_id', '=', sql<number>`any(${userIds}::bigint[])`)
      .returning('id'),
  )
  for (const { id } of ended) tx.announce('session', id)
}
