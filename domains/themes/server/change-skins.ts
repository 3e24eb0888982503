import { type Handler, notFound } from '@bole/platform/server'
import { skinNames, type themesApi } from '@bole/themes/contract'
import { dress } from '@bole/themes/model'
import { keptProject } from './keepers.ts'
import { themes } from './queries.ts'
import { countSkins } from './skin-store.ts'

/** Two who take the last skin do so one after the other. */
export const changeSkins: Handler<typeof themesApi.changeSkins> = async (context) => {
  const { body, caller, tx, language, refuse } = context
  const [, [project]] = await tx.load(
    tx.hold('skins'),
    keptProject(caller, body.theme_id).select(['origin', 'version', 'is_deleted']).forUpdate(),
  )
  if (!project) throw notFound()
  if (project.is_deleted) throw refuse('project_deleted')
  if (project.version !== body.version) throw refuse('stale')
  const looks = { desktop: body.desktop, phone: body.phone }
  const { used, limits } = await countSkins(tx, project.origin, body.theme_id)
  const kind = dress.kindUsedUp(dress.kindsWorn(project.origin, looks), used, limits)
  if (kind) {
    const names = skinNames[language]
    const values = { kind: names[kind], total: limits?.[kind] ?? 0 }
    throw refuse('skins_used_up', {
      values,
      notice: { type: 'skin', title: names.title, body: `${names[kind]}: ${names.way_out}` },
    })
  }
  const version = project.version + 1
  tx.saveOne(
    themes
      .updateTable('projects')
      .set({ looks: JSON.stringify(looks), version })
      .where('id', '=', body.theme_id)
      .where('version', '=', body.version),
    refuse('stale'),
  )
  tx.announce('project', body.theme_id)
  return { version }
}
