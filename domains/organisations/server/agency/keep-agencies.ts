import type { organisationsApi } from '@bole/organisations/contract'
import { isRenewal } from '@bole/organisations/model'
import type { Handler } from '@bole/platform/server'
import { lockAgency } from './agency-store.ts'
import { saveAgency } from './save-agency.ts'

export const updateAgency: Handler<typeof organisationsApi.updateAgency> = async (context) => {
  const { id, version, name } = context.body
  return saveAgency(context, await lockAgency(context, id, version), 'update', { name })
}

export const enableAgency: Handler<typeof organisationsApi.enableAgency> = async (context) => {
  const { id, version } = context.body
  return saveAgency(context, await lockAgency(context, id, version), 'enable', { state: 'enabled' })
}

export const disableAgency: Handler<typeof organisationsApi.disableAgency> = async (context) => {
  const { id, version } = context.body
  const own = context.caller.organisationId
  const locked = await lockAgency(context, id, version)
  if (id === own) throw context.refuse('own_organisation')
  return saveAgency(context, locked, 'disable', { state: 'disabled' })
}

export const renewAgency: Handler<typeof organisationsApi.renewAgency> = async (context) => {
  const { id, version, expire_time } = context.body
  const locked = await lockAgency(context, id, version)
  const expires_at = new Date(expire_time)
  if (!isRenewal(locked.expires_at, expires_at, context.now)) throw context.refuse('not_later')
  return saveAgency(context, locked, 'renew', { expires_at })
}

export const updateExpireTime: Handler<typeof organisationsApi.updateExpireTime> = async (context) => {
  const { id, version, expire_time } = context.body
  const locked = await lockAgency(context, id, version)
  if (id === context.caller.organisationId) throw context.refuse('own_organisation')
  return saveAgency(context, locked, 'expire', {
    expires_at: expire_time === null ? null : new Date(expire_time),
  })
}
