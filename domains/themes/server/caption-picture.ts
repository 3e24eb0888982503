import type { Handler } from '@bole/platform/server'
import type { themesApi } from '@bole/themes/contract'
import { lockAlbumOf } from './picture-store.ts'
import { themes } from './queries.ts'

export const captionPicture: Handler<typeof themesApi.captionPicture> = async (context) => {
  const { body, tx, refuse } = context
  const { id: project, is_deleted } = await lockAlbumOf(context, body.id)
  if (is_deleted) throw refuse('project_deleted')
  tx.save(themes.updateTable('project_pictures').set({ caption: body.caption }).where('id', '=', body.id))
  tx.announce('picture', { project })
  return { id: body.id }
}
