import type { organisationsApi } from '@bole/organisations/contract'
import type { PictureKind } from '@bole/organisations/model'
import { type Handler, notFound, type Transaction } from '@bole/platform/server'
import { companyOfName, organisations } from './profile-store.ts'

/** What whoever has the code sees of the company without signing in: its logo, and no other picture. */
export const getCompanyLogo: Handler<typeof organisationsApi.getCompanyLogo> = async ({ params, tx }) => {
  const company = await tx.find(companyOfName(params.code))
  if (!company) throw notFound()
  tx.enter(company.id)
  return pictureOf(tx, 'logo')
}

export const getPicture: Handler<typeof organisationsApi.getPicture> = ({ params, tx }) =>
  pictureOf(tx, params.kind)

async function pictureOf(tx: Transaction, kind: PictureKind) {
  const picture = await tx.find(
    organisations.selectFrom('organisation_pictures').select('bytes').where('kind', '=', kind),
  )
  if (!picture) throw notFound()
  const bytes = new Uint8Array(picture.bytes)
  return { name: `${kind}.webp`, mediaType: 'image/webp', bytes, isInline: true }
}
