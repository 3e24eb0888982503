import type { accountsApi } from '@bole/accounts/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { faultOfPlace } from '../../model/accounts.ts'
import { accounts } from '../account-store.ts'
import { chosenRole } from '../roles/chosen-role.ts'
import { signInRules } from '../second-factor/factor-store.ts'
import { placeGiverOf } from '../users/keeper.ts'
import { makeAccount } from './make-account.ts'
import { seesNewcomers, waiting } from './registration-store.ts'

export const admitRegistration: Handler<typeof accountsApi.admitRegistration> = async (context) => {
  const { body, tx, caller, refuse } = context
  const [[asked], [rules]] = await tx.load(waiting().where('id', '=', body.id).forUpdate(), signInRules())
  if (!asked || !seesNewcomers(caller, rules)) throw notFound()
  const chosen = await chosenRole(tx, caller, { role: rules?.register_role ?? 'User2' })
  const departmentId = rules?.register_department_id ?? null
  const fault = chosen ? faultOfPlace({ ...chosen, departmentId }, placeGiverOf(caller)) : 'role_too_high'
  if (fault) throw refuse(fault)
  tx.announce('registration')
  return makeAccount(context, asked, { actorId: caller.userId, email: asked.email })
}

export const refuseRegistration: Handler<typeof accountsApi.refuseRegistration> = async (context) => {
  const { body, caller, tx } = context
  const gone = accounts.deleteFrom('registrations').where('id', '=', body.id).returning('id')
  const [[rules], [found]] = await tx.load(signInRules(), gone)
  if (!found || !seesNewcomers(caller, rules)) throw notFound()
  tx.announce('registration')
  return {}
}
