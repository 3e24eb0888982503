import { ownOrganisation } from '@bole/accounts/server'
import type { organisationsApi } from '@bole/organisations/contract'
import { type PictureKind, splitAddress } from '@bole/organisations/model'
import { type Handler, may } from '@bole/platform/server'
import { organisations, profile } from './profile-store.ts'
import { quotasOf } from './request/quotas-of.ts'

export const getAccountCentre: Handler<typeof organisationsApi.getAccountCentre> = async ({ caller, tx }) => {
  const organisation = await ownOrganisation.organisationWithSeats(tx)
  const [[said], pictures] = await tx.load(
    profile().where('organisation_id', '=', tx.organisationId),
    organisations.selectFrom('organisation_pictures').select(['kind', 'made_at']),
  )
  // The moment it was made in its address: a browser that kept the one before asks for the new one.
  const urlOf = (kind: PictureKind) => {
    const made = pictures.find((picture) => picture.kind === kind)
    return made ? `/api/org/picture/${kind}?v=${made.made_at.getTime()}` : null
  }
  const { id, name, slug, expires_at } = organisation
  const address = said?.address ?? ''
  return {
    organization: {
      id,
      name,
      slug,
      logoUrl: urlOf('logo'),
      homepageUrl: urlOf('homepage'),
      address,
      ...splitAddress(address),
      expire_time: expires_at?.toISOString() ?? null,
      version: said?.version ?? 1,
      can: { edit: may(caller, 'company.manage') },
    },
    quotaList: await quotasOf(tx, organisation),
  }
}
