import { buffer } from 'node:stream/consumers'
import { type Handler, inserted, notFound, type Transaction } from '@bole/platform/server'
import type { themesApi } from '@bole/themes/contract'
import { sizer } from './make-sizes.ts'
import { logoAddress } from './present.ts'
import { themes } from './queries.ts'

/** How many logos are offered to be chosen again. */
const recent = 12

/** Keeps a logo as it was made anew and small; what was uploaded goes, whatever it was. */
export const uploadLogo: Handler<typeof themesApi.uploadLogo> = async ({ files, store, tx, refuse }) => {
  const [file] = files
  if (!file) throw refuse('no_files')
  if (sizer.isBusy()) throw refuse('pictures_busy')
  const made = await sizer.make(async () => buffer(await store.read(file.key)))
  if (!made) throw refuse('no_pictures', { values: { names: file.name } })
  const bytes = Buffer.from(made.small)
  const { id } = inserted(
    await tx.find(
      themes
        .insertInto('project_logos')
        .values({ organisation_id: tx.organisationId, bytes })
        .returning('id'),
    ),
  )
  tx.announce('logo', id)
  await store.remove(file.key)
  return { logo: id, logoUrl: logoAddress(id) }
}

export const listRecentLogos: Handler<typeof themesApi.listRecentLogos> = async ({ tx }) => {
  const [rows] = await tx.load(
    themes
      .selectFrom('project_logos')
      .select('id')
      .orderBy('made_at', 'desc')
      .orderBy('id', 'desc')
      .limit(recent),
  )
  return rows.map(({ id }) => ({ logo: id, logoUrl: logoAddress(id) }))
}

export const getLogo: Handler<typeof themesApi.getLogo> = async ({ query, tx }) => {
  const bytes = await logoBytes(tx, query.id)
  return { name: 'logo.webp', mediaType: 'image/webp', bytes, isInline: true }
}

async function logoBytes(tx: Transaction, id: number): Promise<Uint8Array> {
  const logo = await tx.find(themes.selectFrom('project_logos').select('bytes').where('id', '=', id))
  if (!logo) throw notFound()
  return new Uint8Array(logo.bytes)
}

/** A logo that is chosen is one of the organisation's; 404 otherwise. */
export async function knownLogo(tx: Transaction, id: number | null | undefined): Promise<void> {
  if (id !== null && id !== undefined) await logoBytes(tx, id)
}
