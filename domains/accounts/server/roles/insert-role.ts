import type { accountsApi } from '@bole/accounts/contract'
import { outranks } from '@bole/accounts/model'
import { type Context, inserted } from '@bole/platform/server'
import { sql } from 'kysely'
import { givesTooMuch, type KeptRole } from '../../model/role-rights.ts'
import { accounts } from '../account-store.ts'
import { giverOf, noteRole, roleKeeperOf } from './role-store.ts'

const most = 100

type Making = Context<typeof accountsApi.createRole> | Context<typeof accountsApi.copyRole>

export async function insertRole(
  { caller, tx, refuse }: Pick<Making, 'caller' | 'tx' | 'refuse'>,
  role: KeptRole & { readonly name: string },
  action: 'create' | 'copy',
) {
  const { name, based_on, permission_changes, hides, scopes } = role
  const keeper = roleKeeperOf(caller)
  if (!keeper.reachesAll) throw refuse('whole_organisation_only')
  if (!outranks(keeper.role, based_on)) throw refuse('role_too_high')
  if (givesTooMuch(giverOf(caller), role)) throw refuse('not_held', { values: { name } })
  const [, [named]] = await tx.load(tx.hold('roles'), rolesNamed(name))
  if (named?.same) throw refuse('role_name_taken', { values: { name } })
  if ((named?.total ?? 0) >= most) throw refuse('too_many_roles', { values: { most } })
  const made = await tx.find(
    accounts
      .insertInto('roles')
      .values({
        organisation_id: tx.organisationId,
        name,
        based_on,
        permission_changes: { ...permission_changes },
        hides: [...hides],
        scopes: { ...scopes },
      })
      .returning('id'),
  )
  const { id } = inserted(made)
  noteRole(tx, caller, { id, action, changes: { name } })
  return { id, version: 1 }
}

/** Own roles of this name but for one of them, and how many there are. */
export function rolesNamed(name: string, id = 0) {
  return accounts
    .selectFrom('roles')
    .where('name', 'is not', null)
    .select(sql<number>`count(*)`.as('total'))
    .select(sql<number>`count(*) filter (where lower(name) = lower(${name}) and id <> ${id})`.as('same'))
}
