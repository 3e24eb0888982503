import { type accountsApi, signInRules } from '@bole/accounts/contract'
import { type Handler, notFound, settingOver } from '@bole/platform/server'
import { faultOfPlace } from '../../model/accounts.ts'
import { accounts } from '../account-store.ts'
import { chosenRole } from '../roles/chosen-role.ts'
import { placeGiverOf } from '../users/keeper.ts'
import { needDepartment } from '../users/user-store.ts'

/** What the company asks of whoever signs in. */
export const keptRules = settingOver(signInRules, { tables: accounts, table: 'sign_in_rules' })

const registerFields = [
  'can_register',
  'register_domains',
  'register_role',
  'register_department_id',
  'register_needs_admitting',
] as const

type Registering = Pick<typeof signInRules.rules.defaults, (typeof registerFields)[number]>

/** Whether who comes in by registering, and as what, changes. */
const givesAnew = (now: Registering, wanted: Registering): boolean =>
  registerFields.some((field) => String(now[field]) !== String(wanted[field]))

/** Nobody gets a role or a place by registering that the caller could not give by hand; who changes nothing of it gives nothing. */
export const updateSignInRules: Handler<typeof accountsApi.updateSignInRules> = async (context) => {
  const { caller, tx, refuse } = context
  const { id: _, version: __, ...wanted } = context.body
  const now = await keptRules.seen(context)
  if (givesAnew(now, wanted)) {
    await needDepartment(tx, caller, wanted.register_department_id)
    const chosen = await chosenRole(tx, caller, { role: wanted.register_role })
    if (!chosen) throw notFound()
    const fault = faultOfPlace(
      { ...chosen, departmentId: wanted.register_department_id },
      placeGiverOf(caller),
    )
    if (wanted.can_register && fault) throw refuse(fault)
  }
  // Sessions that are now over are remembered nowhere.
  tx.announce('proof')
  return keptRules.save(context, now, wanted)
}
