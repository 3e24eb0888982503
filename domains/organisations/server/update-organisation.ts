import { ownOrganisation } from '@bole/accounts/server'
import type { organisationsApi } from '@bole/organisations/contract'
import { joinAddress } from '@bole/organisations/model'
import type { Handler } from '@bole/platform/server'
import { lockProfile, profile, profileUpdate } from './profile-store.ts'

export const updateOrganisation: Handler<typeof organisationsApi.updateOrganisation> = async (context) => {
  const { body, tx, refuse } = context
  const said = await lockProfile(tx, body.id)
  if (said.version !== body.version) throw refuse('stale')
  ownOrganisation.renameOrganisation(tx, body.name)
  const address = joinAddress(body.province, body.city)
  tx.saveOne(profileUpdate(tx, body.version, { address }), refuse('stale'))
  tx.announce('organisation')
  return { id: body.id, version: body.version + 1 }
}

export const getExtraInfo: Handler<typeof organisationsApi.getExtraInfo> = async ({ tx }) => {
  const said = await tx.find(profile().where('organisation_id', '=', tx.organisationId))
  return {
    info: {
      id: tx.organisationId,
      version: said?.version ?? 1,
      industry: said?.industry ?? '',
      scale: said?.scale ?? '',
      website: said?.website ?? '',
      contact_name: said?.contact_name ?? '',
      contact_phone: said?.contact_phone ?? '',
      contact_email: said?.contact_email ?? '',
      introduction: said?.introduction ?? '',
    },
  }
}

export const updateExtraInfo: Handler<typeof organisationsApi.updateExtraInfo> = async (context) => {
  const { body, tx, refuse } = context
  const { id, version, ...info } = body
  const said = await lockProfile(tx, id)
  if (said.version !== version) throw refuse('stale')
  tx.saveOne(profileUpdate(tx, version, info), refuse('stale'))
  tx.announce('organisation')
  return { id, version: version + 1 }
}
