import type { Handler } from '@bole/platform/server'
import type { themesApi } from '@bole/themes/contract'
import { albums } from '@bole/themes/model'
import { lockAlbumOf, saveOrder } from './picture-store.ts'

/** Of two who move at once, the second moves in the order the first has made. */
export const movePicture: Handler<typeof themesApi.movePicture> = async (context) => {
  const { body, tx, refuse } = context
  const { id: projectId, is_deleted, pictures } = await lockAlbumOf(context, body.id)
  if (is_deleted) throw refuse('project_deleted')
  const ids = pictures.map(({ id }) => id)
  saveOrder(tx, projectId, albums.movedTo(ids, body.id, body.place))
  return { id: body.id }
}
