import { pinyinOf } from '@bole/accounts/server'
import type { lecturesApi } from '@bole/lectures/contract'
import { type LectureKind, routeInOrder } from '@bole/lectures/model'
import { type Handler, may, notFound } from '@bole/platform/server'
import { projectOf, stopsOf } from './lecture-store.ts'
import { presentStop } from './present.ts'

/** The whole route of a project, deleted ones too: theirs is read and not changed. */
export const viewRoute: Handler<typeof lecturesApi.viewRoute> = async ({ query, caller, tx }) => {
  const [[project], stops] = await tx.load(projectOf(caller, query.theme_id), stopsOf(query.theme_id))
  if (!project) throw notFound()
  const routeOf = (kind: LectureKind) => {
    const own = stops.filter((stop) => stop.kind === kind).map(presentStop)
    return routeInOrder(own, pinyinOf).map((stop) => ({ ...stop, universityList: [...stop.universityList] }))
  }
  return {
    theme_name: project.name,
    xjhRoute: routeOf('xjh'),
    yxjRoute: routeOf('yxj'),
    version: project.version,
    can: { edit: may(caller, 'lectures.manage') && !project.is_deleted },
  }
}
