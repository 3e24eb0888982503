import { buffer } from 'node:stream/consumers'
import type { organisationsApi } from '@bole/organisations/contract'
import type { PictureKind } from '@bole/organisations/model'
import type { Context, Handler } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { organisations } from './profile-store.ts'
import { pictureMaker } from './slots.ts'

type Uploading = Pick<Context<typeof organisationsApi.uploadLogo>, 'files' | 'store' | 'tx' | 'refuse'>

/** Keeps a picture as it was made anew; what was uploaded goes, whatever it was. */
async function keep({ files, store, tx, refuse }: Uploading, kind: PictureKind) {
  const [file] = files
  if (!file) throw refuse('no_file')
  const pictures = providedFor(pictureMaker)
  if (pictures.isBusy()) throw refuse('pictures_busy')
  const made = await pictures.make(async () => buffer(await store.read(file.key)))
  if (!made) throw refuse('no_picture', { values: { name: file.name } })
  const bytes = Buffer.from(kind === 'logo' ? made.small : made.wide)
  tx.save(
    organisations
      .insertInto('organisation_pictures')
      .values({ organisation_id: tx.organisationId, kind, bytes, made_at: new Date() })
      .onConflict((conflict) =>
        conflict.columns(['organisation_id', 'kind']).doUpdateSet({ bytes, made_at: new Date() }),
      ),
  )
  tx.announce('organisation')
  await store.remove(file.key)
  return {}
}

export const uploadLogo: Handler<typeof organisationsApi.uploadLogo> = (context) => keep(context, 'logo')

export const uploadHomepage: Handler<typeof organisationsApi.uploadHomepage> = (context) =>
  keep(context, 'homepage')

export const removePicture: Handler<typeof organisationsApi.removePicture> = async ({ body, tx }) => {
  tx.save(organisations.deleteFrom('organisation_pictures').where('kind', '=', body.kind))
  tx.announce('organisation')
  return {}
}
