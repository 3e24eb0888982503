import type { dashboardApi } from '@bole/dashboard/contract'
import { funnelOf, placesPassed } from '@bole/dashboard/model'
import { type Handler, notFound } from '@bole/platform/server'
import { presentFunnelStage } from './present.ts'
import { presentProject } from './present-progress.ts'
import { projectCounts, projects, projectTotal } from './project-store.ts'
import { seenBy } from './seen.ts'
import { stagesPassed } from './stage-store.ts'

/** Projects with their progress. */
export const listProjects: Handler<typeof dashboardApi.listProjects> = async ({ query, caller, tx }) => {
  const { origin, page, page_size } = query
  const seen = seenBy(caller, undefined)
  const offset = (page - 1) * page_size
  const [rows, counts, [total]] = await tx.load(
    projects(seen, origin, null, page_size, offset),
    projectCounts(seen, origin, null, page_size, offset),
    projectTotal(seen, origin, null),
  )
  return { data: { list: rows.map((row) => presentProject(row, counts)) }, total: total?.total ?? 0 }
}

/** One project with its funnel; 404 where the caller sees none of its positions. */
export const getProjectProgress: Handler<typeof dashboardApi.getProjectProgress> = async ({
  query,
  caller,
  tx,
}) => {
  const seen = seenBy(caller, undefined)
  const [[row], counts, own, others] = await tx.load(
    projects(seen, null, query.theme_id, 1, 0),
    projectCounts(seen, null, query.theme_id, 1, 0),
    stagesPassed(seen, 1, query.theme_id),
    stagesPassed(seen, 2, query.theme_id),
  )
  if (!row) throw notFound()
  const passed = [...own, ...others].map(({ stage }) => stage)
  const place = { origin: row.origin, conditions: { project_id: row.id } }
  return {
    project: presentProject(row, counts),
    funnel: funnelOf(counts, placesPassed(passed, counts)).map((stage) => presentFunnelStage(stage, place)),
  }
}
