import { type Handler, may, notFound } from '@bole/platform/server'
import type { themesApi } from '@bole/themes/contract'
import { dress } from '@bole/themes/model'
import { keptProject } from './keepers.ts'
import { countSkins } from './skin-store.ts'

export const getSkins: Handler<typeof themesApi.getSkins> = async ({ query, caller, tx }) => {
  const project = await tx.find(
    keptProject(caller, query.theme_id).select(['looks', 'origin', 'version', 'is_deleted']),
  )
  if (!project) throw notFound()
  const { used, limits } = await countSkins(tx, project.origin, null)
  const devices = ['desktop', 'phone'] as const
  return {
    ...dress.looksOf(project.looks),
    version: project.version,
    can: { edit: may(caller, 'projects.manage') && !project.is_deleted },
    quota: devices.map((device) => {
      const kind = dress.skinKindOf(project.origin, device)
      return { kind, total: limits?.[kind] ?? null, used: used[kind] ?? 0 }
    }),
  }
}
