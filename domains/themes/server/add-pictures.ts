import type { Handler } from '@bole/platform/server'
import type { themesApi } from '@bole/themes/contract'
import { mostPictures } from '@bole/themes/model'
import { lockAlbum } from './picture-store.ts'
import { themes } from './queries.ts'
import { readyPicture } from './ready-picture.ts'

/** What is no picture is told by its content, when it is made ready. */
export const addPictures: Handler<typeof themesApi.addPictures> = async ({ body, files, tx, refuse }) => {
  if (files.length === 0) throw refuse('no_files')
  const { pictures, is_deleted } = await lockAlbum(tx, body.theme_id)
  if (is_deleted) throw refuse('project_deleted')
  const left = mostPictures - pictures.length
  if (files.length > left) throw refuse('too_many_pictures', { values: { most: mostPictures, left } })
  const rows = files.map(({ name, key }, index) => ({
    organisation_id: tx.organisationId,
    project_id: body.theme_id,
    name,
    place: pictures.length + index + 1,
    storage_key: key,
  }))
  const [added] = await tx.load(themes.insertInto('project_pictures').values(rows).returning('id'))
  for (const { id } of added) tx.enqueue(readyPicture, { picture_id: id })
  tx.announce('picture', { project: body.theme_id })
  return { ids: added.map(({ id }) => id) }
}
