import { type Handler, notFound } from '@bole/platform/server'
import type { themesApi } from '@bole/themes/contract'
import { stationsOf } from '@bole/themes/model'
import { keptProject } from './keepers.ts'
import { themes } from './queries.ts'

export const listStations: Handler<typeof themesApi.listStations> = async ({ query, caller, tx }) => {
  const project = await tx.find(keptProject(caller, query.theme_id).select(['version', 'stations']))
  if (!project) throw notFound()
  const { version, stations } = project
  return {
    version,
    station_list: stations.map(({ name, type }, index) => ({
      ...{ name, type, univName: name, cityName: name },
      isFirst: index === 0,
      isLast: index === stations.length - 1,
    })),
  }
}

export const saveStations: Handler<typeof themesApi.saveStations> = async ({ body, caller, tx, refuse }) => {
  const project = await tx.find(
    keptProject(caller, body.theme_id).select(['version', 'is_deleted']).forUpdate(),
  )
  if (!project) throw notFound()
  if (project.is_deleted) throw refuse('project_deleted')
  if (project.version !== body.version) throw refuse('stale')
  const version = project.version + 1
  tx.saveOne(
    themes
      .updateTable('projects')
      .set({ stations: JSON.stringify(stationsOf(body.station_list)), version })
      .where('id', '=', body.theme_id)
      .where('version', '=', body.version),
    refuse('stale'),
  )
  tx.announce('project', body.theme_id)
  return { version }
}
