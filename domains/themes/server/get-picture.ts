import { type Handler, notFound, sameTenant } from '@bole/platform/server'
import type { themesApi } from '@bole/themes/contract'
import { projectsInSight } from './keepers.ts'
import { keyOfSize } from './picture-store.ts'
import { themes } from './queries.ts'

/** Only what we made ourselves is shown in a browser; what was uploaded never is. */
export const getPicture: Handler<typeof themesApi.getPicture> = async ({ query, caller, tx, store }) => {
  const picture = await tx.find(
    themes
      .selectFrom('project_pictures')
      .innerJoin('projects', (join) => sameTenant(join, 'projects.id', 'project_pictures.project_id'))
      .select(['project_pictures.name', 'storage_key', 'has_middle'])
      .where('project_pictures.id', '=', query.id)
      .where('state', '=', 'ready')
      .where(projectsInSight(caller)),
  )
  if (!picture) throw notFound()
  const bytes = await store.read(keyOfSize(picture, query.size))
  return { name: `${picture.name}.webp`, mediaType: 'image/webp', bytes, isInline: true }
}
