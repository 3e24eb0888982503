import type { Handler } from '@bole/platform/server'
import type { themesApi } from '@bole/themes/contract'
import { movedTo } from '@bole/themes/model'
import { lockAlbumOf, saveOrder } from './picture-store.ts'

/** Of two who move at once, the second moves in the order the first has made. */
export const movePicture: Handler<typeof themesApi.movePicture> = async ({ body, tx, refuse }) => {
  const { id: projectId, is_deleted, pictures } = await lockAlbumOf(tx, body.id)
  if (is_deleted) throw refuse('project_deleted')
  const ids = pictures.map(({ id }) => id)
  saveOrder(tx, projectId, movedTo(ids, body.id, body.place))
  return { id: body.id }
}
