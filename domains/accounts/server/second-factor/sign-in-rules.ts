import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, notFound } from '@bole/platform/server'
import type { Selectable } from 'kysely'
import { faultOfPlace } from '../../model/accounts.ts'
import { accounts } from '../account-store.ts'
import { chosenRole } from '../roles/chosen-role.ts'
import type { AccountsTables } from '../tables.ts'
import { placeGiverOf } from '../users/keeper.ts'
import { needDepartment } from '../users/user-store.ts'
import { signInRules } from './factor-store.ts'

const none = {
  organisation_id: 0,
  version: 0,
  idle_minutes: null,
  needs_second_factor: false,
  can_register: false,
  register_domains: [],
  register_role: 'User2' as const,
  register_department_id: null,
  register_needs_admitting: true,
}

type Rules = Selectable<AccountsTables['sign_in_rules']>

/** Of an organisation that never set any, version 0. */
function present(organisationId: number, rules: Rules | undefined) {
  const { organisation_id: _, ...set } = rules ?? none
  return { ...set, id: organisationId }
}

export const getSignInRules: Handler<typeof accountsApi.getSignInRules> = async ({ caller, tx }) =>
  present(caller.organisationId, await tx.find(signInRules()))

const registerFields = [
  'can_register',
  'register_domains',
  'register_role',
  'register_department_id',
  'register_needs_admitting',
] as const

type Registering = Pick<Rules, (typeof registerFields)[number]>

/** Whether who comes in by registering, and as what, changes. */
const givesAnew = (now: Registering, wanted: Registering): boolean =>
  registerFields.some((field) => String(now[field]) !== String(wanted[field]))

export const updateSignInRules: Handler<typeof accountsApi.updateSignInRules> = async ({
  body: { id, version: seen, ...given },
  caller,
  tx,
  refuse,
}) => {
  if (id !== caller.organisationId) throw notFound()
  const rules = await tx.find(signInRules().forUpdate())
  const now = present(id, rules)
  if (now.version !== seen) throw refuse('stale', { data: { rules: now } })
  const wanted = {
    ...given,
    can_register: given.can_register ?? now.can_register,
    register_domains: given.register_domains ?? now.register_domains,
    register_role: given.register_role ?? now.register_role,
    register_needs_admitting: given.register_needs_admitting ?? now.register_needs_admitting,
    register_department_id:
      given.register_department_id === undefined ? now.register_department_id : given.register_department_id,
  }
  const departmentId = wanted.register_department_id
  // Nobody gets a role or a place by registering that the caller could not give by hand; who changes nothing of it gives nothing.
  if (givesAnew(now, wanted)) {
    await needDepartment(tx, caller, departmentId)
    const chosen = await chosenRole(tx, caller, { role: wanted.register_role })
    if (!chosen) throw notFound()
    const fault = faultOfPlace({ ...chosen, departmentId }, placeGiverOf(caller))
    if (wanted.can_register && fault) throw refuse(fault)
  }
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
