import { type Handler, may } from '@bole/platform/server'
import type { themesApi } from '@bole/themes/contract'
import { dress } from '@bole/themes/model'
import { projectsInSight } from './keepers.ts'
import { themes } from './queries.ts'
import { countSkins } from './skin-store.ts'

/** What there is of skins of both kinds of hiring, and the projects that wear one. */
export const listSkins: Handler<typeof themesApi.listSkins> = async ({ caller, tx }) => {
  const [projects] = await tx.load(
    themes
      .selectFrom('projects')
      .select(['projects.id', 'projects.name', 'projects.origin', 'projects.looks'])
      .where(projectsInSight(caller))
      .where('projects.is_deleted', '=', false)
      .orderBy('projects.id', 'desc'),
  )
  const counted = { 1: await countSkins(tx, 1, null), 2: await countSkins(tx, 2, null) }
  const can = { edit: may(caller, 'projects.manage') }
  return {
    worn: projects.flatMap(({ id, name, origin, looks }) => {
      const worn = dress.looksOf(looks)
      const isDressed = dress.kindsWorn(origin, worn).length > 0
      return isDressed ? [{ id, theme_name: name, origin: origin === 1 ? 1 : 2, ...worn, can }] : []
    }),
    quota: dress.skinKinds.map((kind) => {
      const { used, limits } = counted[kind.startsWith('campus') ? 1 : 2]
      return { kind, total: limits?.[kind] ?? null, used: used[kind] ?? 0 }
    }),
  }
}
