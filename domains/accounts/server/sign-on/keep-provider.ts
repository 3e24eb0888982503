import type { accountsApi } from '@bole/accounts/contract'
import { signOn } from '@bole/accounts/model'
import { innerHostIn } from '@bole/platform/outward'
import { type Context, type Handler, notFound, secrets } from '@bole/platform/server'
import { faultOfPlace } from '../../model/accounts.ts'
import { accounts } from '../account-store.ts'
import { chosenRole } from '../roles/chosen-role.ts'
import { placeGiverOf, roleOf } from '../users/keeper.ts'
import { needDepartment } from '../users/user-store.ts'
import { discover, redirectAddress } from './provider-client.ts'
import { ownProvider, placeOfSecret } from './provider-store.ts'

/** What an organisation without a provider begins with. */
const none = {
  version: 0,
  is_enabled: false,
  name: '',
  issuer: '',
  client_id: '',
  role_claim: 'groups',
  role_mapping: [],
  default_role: null,
  department_id: null,
}

/** The organisation's provider; its secret is never told. */
export const getIdentityProvider: Handler<typeof accountsApi.getIdentityProvider> = async ({
  caller,
  tx,
}) => {
  const row = await tx.find(ownProvider())
  const {
    version,
    is_enabled,
    name,
    issuer,
    client_id,
    role_claim,
    role_mapping,
    default_role,
    department_id,
  } = row ?? none
  return {
    id: caller.organisationId,
    ...{ version, is_enabled, name, issuer, client_id, role_claim },
    role_mapping: role_mapping.map((line) => ({ ...line, role_id: line.role_id ?? null })),
    default_role,
    department_id,
    has_secret: Boolean(row?.client_secret),
    redirect_address: redirectAddress(),
  }
}

type Updating = Context<typeof accountsApi.updateIdentityProvider>

/** Looks at the provider before it is kept, and gives no role that the caller could not give by hand. */
export const updateIdentityProvider: Handler<typeof accountsApi.updateIdentityProvider> = async (context) => {
  const { body, caller, tx, refuse } = context
  const { id, version: seen, client_secret: typed, role_mapping, ...given } = body
  if (id !== caller.organisationId) throw notFound()
  await needDepartment(tx, caller, given.department_id)
  await mapped(context)
  const before = await tx.find(ownProvider())
  if ((before?.version ?? 0) !== seen) throw refuse('stale')
  const place = placeOfSecret(id)
  const kept = before?.client_secret ?? null
  // A secret is between the company and one issuer: another one never gets it.
  if (kept && !typed && before?.issuer !== given.issuer) throw refuse('secret_of_another')
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
  const lines = await mapped(context)
  const values = {
    ...given,
    keeper_role: roleOf(caller),
    role_mapping: JSON.stringify(lines),
    client_secret: typed ? secrets.seal(typed, place) : kept,
    version: seen + 1,
  }
  tx.saveOne(
    accounts
      .insertInto('identity_providers')
      .values({ organisation_id: id, ...values })
      .onConflict((same) =>
        same.column('organisation_id').doUpdateSet(values).where('identity_providers.version', '=', seen),
      ),
    refuse('stale'),
  )
  tx.announce('identity_provider')
  return { id, version: seen + 1 }
}

/** The lines with what their roles are; the default as they, no role or place that the caller could not give by hand, nor one beyond a company. */
async function mapped(context: Updating): Promise<readonly signOn.RoleOfValue[]> {
  const { role_mapping, default_role } = context.body
  const read: signOn.RoleOfValue[] = []
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
