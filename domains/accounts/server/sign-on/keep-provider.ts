import { type accountsApi, identityProvider } from '@bole/accounts/contract'
import { signOn } from '@bole/accounts/model'
import { innerHostIn } from '@bole/platform/outward'
import { type Context, type Handler, notFound, secrets, settingOver } from '@bole/platform/server'
import { faultOfPlace } from '../../model/accounts.ts'
import { accounts } from '../account-store.ts'
import { chosenRole } from '../roles/chosen-role.ts'
import { placeGiverOf, roleOf } from '../users/keeper.ts'
import { needDepartment } from '../users/user-store.ts'
import { discover, redirectAddress } from './provider-client.ts'
import { ownProvider, placeOfSecret } from './provider-store.ts'

/** The organisation's provider; its secret is never told. */
export const keptProvider = settingOver(identityProvider, {
  tables: accounts,
  table: 'identity_providers',
  facts: async (tx) => ({
    has_secret: Boolean((await tx.find(ownProvider()))?.client_secret),
    redirect_address: redirectAddress(),
  }),
})

type Updating = Context<typeof accountsApi.updateIdentityProvider>

/** Looks at the provider before it is kept, and gives no role that the caller could not give by hand. */
export const updateIdentityProvider: Handler<typeof accountsApi.updateIdentityProvider> = async (context) => {
  const { body, caller, tx, refuse } = context
  const { id, version: _, client_secret: typed, ...given } = body
  await needDepartment(tx, caller, given.department_id)
  await mapped(context)
  const before = await keptProvider.seen(context)
  const place = placeOfSecret(id)
  const kept = (await tx.find(ownProvider()))?.client_secret ?? null
  // A secret is between the company and one issuer: another one never gets it.
  if (kept && !typed && before.issuer !== given.issuer) throw refuse('secret_of_another')
  const secret = typed || (kept && secrets.unseal(kept, place)) || undefined
  // No connection is held while the provider is asked. One that is off need not answer: nobody signs on with it.
  await tx.commit()
  if (given.is_enabled)
    await discover({ ...given, secret }).catch((error: unknown) => {
      const host = innerHostIn(error)
      if (host !== null) throw refuse('issuer_inside', { values: { host } })
      throw refuse('issuer_unreachable')
    })
  // Looked at again: one may have been deleted meanwhile.
  await needDepartment(tx, caller, given.department_id)
  const role_mapping = await mapped(context)
  const columns = {
    keeper_role: roleOf(caller),
    role_mapping: JSON.stringify(role_mapping),
    client_secret: typed ? secrets.seal(typed, place) : kept,
  }
  return keptProvider.save(context, before, { ...given, role_mapping }, columns)
}

/** The lines with what their roles are; the default as they, no role or place that the caller could not give by hand, nor one beyond a company. */
async function mapped(context: Updating) {
  const { role_mapping, default_role } = context.body
  const read: (signOn.RoleGiven & { readonly value: string })[] = []
  for (const line of role_mapping) read.push({ value: line.value, ...(await roleToGive(context, line)) })
  if (default_role) await roleToGive(context, { role: default_role, role_id: null })
  return read
}

/** A role as a newcomer gets it. */
async function roleToGive({ body, caller, tx, refuse }: Updating, line: signOn.RoleGiven) {
  const chosen = await chosenRole(tx, caller, line)
  if (!chosen) throw notFound()
  const role = signOn.givenRoles.find((one) => one === chosen.role)
  const fault = faultOfPlace({ ...chosen, departmentId: body.department_id }, placeGiverOf(caller))
  if (!role || fault) throw refuse(fault ?? 'role_too_high')
  return { role, role_id: chosen.role_id }
}
