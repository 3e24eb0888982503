import { type Handler, notFound } from '@bole/platform/server'
import type { themesApi } from '@bole/themes/contract'
import { sizesOf } from './picture-store.ts'
import { themes } from './queries.ts'

/** Only what we made ourselves is shown in a browser; what was uploaded never is. */
export const getPicture: Handler<typeof themesApi.getPicture> = async ({ query, tx, store }) => {
  const picture = await tx.find(
    themes
      .selectFrom('project_pictures')
      .select(['name', 'storage_key'])
      .where('id', '=', query.id)
      .where('state', '=', 'ready'),
  )
  if (!picture) throw notFound()
  const bytes = await store.read(sizesOf(picture.storage_key)[query.size])
  return { name: `${picture.name}.webp`, mediaType: 'image/webp', bytes, isInline: true }
}
