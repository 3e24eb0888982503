import type { FileStore, Handler } from '@bole/platform/server'
import type { themesApi } from '@bole/themes/contract'
import { albums, isPicture } from '@bole/themes/model'
import { lockAlbum } from './picture-store.ts'
import { themes } from './queries.ts'
import { readyPicture } from './ready-picture.ts'

/** What does not begin as a picture is left out by name; what is damaged further on is told when it is made ready. */
export const addPictures: Handler<typeof themesApi.addPictures> = async (context) => {
  const { body, files, store, tx, refuse } = context
  if (files.length === 0) throw refuse('no_files')
  const { pictures, is_deleted } = await lockAlbum(context, body.theme_id)
  if (is_deleted) throw refuse('project_deleted')
  const heads = await Promise.all(files.map(({ key }) => headOf(store, key)))
  const chosen = files.filter((_, index) => isPicture(heads[index] ?? new Uint8Array()))
  const refused = files.filter((file) => !chosen.includes(file)).map(({ name }) => name)
  if (chosen.length === 0) throw refuse('no_pictures', { values: { names: refused.join(', ') } })
  const left = albums.mostPictures - pictures.length
  if (chosen.length > left) throw refuse('too_many_pictures', { values: { most: albums.mostPictures, left } })
  const rows = chosen.map(({ name, key }, index) => ({
    organisation_id: tx.organisationId,
    project_id: body.theme_id,
    name,
    place: pictures.length + index + 1,
    storage_key: key,
  }))
  const [added] = await tx.load(themes.insertInto('project_pictures').values(rows).returning('id'))
  for (const { id } of added) tx.enqueue(readyPicture, { picture_id: id })
  tx.announce('picture', { project: body.theme_id })
  return { ids: added.map(({ id }) => id), refused }
}

async function headOf(store: FileStore, key: string): Promise<Uint8Array> {
  for await (const chunk of await store.read(key)) return chunk
  return new Uint8Array()
}
