import { type Handler, may, notFound } from '@bole/platform/server'
import type { Picture, themesApi } from '@bole/themes/contract'
import type { Selectable } from 'kysely'
import { keptProject } from './keepers.ts'
import { picturesOf } from './picture-store.ts'
import { themes } from './queries.ts'
import type { ProjectPictureRow } from './tables.ts'

/** Page by page; the album of a deleted project can be looked at, and not changed. */
export const listAlbums: Handler<typeof themesApi.listAlbums> = async ({ query, caller, tx }) => {
  const { theme_id, page, page_size } = query
  const [[project], [counted], rows] = await tx.load(
    keptProject(caller, theme_id).select('is_deleted'),
    themes
      .selectFrom('project_pictures')
      .select(({ fn }) => fn.countAll<number>().as('amount'))
      .where('project_id', '=', theme_id),
    picturesOf(theme_id)
      .limit(page_size)
      .offset((page - 1) * page_size),
  )
  if (!project) throw notFound()
  const total = Number(counted?.amount ?? 0)
  const mayManage = may(caller, 'projects.manage') && !project.is_deleted
  return { data: { albums: rows.map((row) => presentPicture(row, total, mayManage)) }, total }
}

function presentPicture(row: Selectable<ProjectPictureRow>, total: number, mayManage: boolean): Picture {
  const { id, name, caption, place, state, width, height } = row
  return {
    id,
    name,
    caption,
    place,
    state,
    width,
    height,
    create_time: row.created_at.toISOString(),
    can: { earlier: mayManage && place > 1, later: mayManage && place < total, remove: mayManage },
  }
}
