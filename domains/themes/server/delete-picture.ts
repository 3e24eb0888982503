import type { Handler } from '@bole/platform/server'
import type { themesApi } from '@bole/themes/contract'
import { lockAlbumOf, saveOrder } from './picture-store.ts'
import { themes } from './queries.ts'
import { clearPicture } from './ready-picture.ts'

/** The others close up; the files go once this is committed. */
export const deletePicture: Handler<typeof themesApi.deletePicture> = async (context) => {
  const { query, tx, refuse } = context
  const { id: projectId, is_deleted, pictures, picture } = await lockAlbumOf(context, query.id)
  if (is_deleted) throw refuse('project_deleted')
  tx.save(themes.deleteFrom('project_pictures').where('id', '=', query.id))
  tx.enqueue(clearPicture, { storage_key: picture.storage_key })
  const left = pictures.filter(({ id }) => id !== query.id)
  saveOrder(
    tx,
    projectId,
    left.map(({ id }) => id),
  )
  return { id: query.id }
}
