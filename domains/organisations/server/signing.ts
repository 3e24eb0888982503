import { ownOrganisation } from '@bole/accounts/server'
import type { organisationsApi } from '@bole/organisations/contract'
import { pageTextToSign, signingSeconds } from '@bole/organisations/model'
import { type Handler, secrets } from '@bole/platform/server'
import { keysInUse, placeOfSecret } from './api-key-store.ts'
import { enterSigned, signOf } from './signature.ts'

/** Signs for a page, with the newest key; the secret stays here. */
export const getSigningData: Handler<typeof organisationsApi.getSigningData> = async ({
  tx,
  now,
  refuse,
}) => {
  const key = await tx.find(keysInUse(now).where('ends_at', 'is', null))
  const secret = key && secrets.unseal(key.sealed_secret, placeOfSecret(key.organisation_id))
  if (!key || !secret) throw refuse('no_api_key')
  const timestamp = Math.floor(now.getTime() / 1000)
  const sign = signOf(secret, pageTextToSign(key.app_key, timestamp))
  return { timestamp, appkey: key.app_key, sign, expire: signingSeconds }
}

export const identify: Handler<typeof organisationsApi.identify> = async (context) => {
  await enterSigned(context)
  const { id, name } = await ownOrganisation.organisationWithSeats(context.tx)
  return { organization: { id, name } }
}
