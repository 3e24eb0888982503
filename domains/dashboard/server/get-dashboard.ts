import type { dashboardApi } from '@bole/dashboard/contract'
import { dayOf, toDo, weekOf } from '@bole/dashboard/model'
import { stages } from '@bole/pipeline/model'
import type { Handler } from '@bole/platform/server'
import { arrivals } from './arrival-store.ts'
import { statusCounts, waitingCounts } from './count-store.ts'
import { stepsDone, unreadNotices } from './guide-store.ts'
import { presentDashboard } from './present-dashboard.ts'
import { projectChoices, projectCounts, projects } from './project-store.ts'
import { owedTotal } from './schedule-store.ts'
import { planOnce, seenBy } from './seen.ts'
import { weekWithToday } from './week-store.ts'

/** Projects and meetings of the first screen; the rest is loaded on asking. */
const projectsShown = 5
const meetingsShown = 20

/** Everything the first paint needs, in one round trip whose cost does not grow with the organisation. */
export const getDashboard: Handler<typeof dashboardApi.getDashboard> = async ({ query, caller, tx, now }) => {
  const { origin, theme_id = null } = query
  const seen = seenBy(caller, query.theme_id)
  const everything = seenBy(caller, undefined)
  const waitingDays = query.waiting_days ?? toDo.patienceDays
  const watcher = query.watchType === 'myself' ? caller.userId : null
  const today = dayOf(now)
  const week = weekOf(today)
  const rows = await tx.load(
    planOnce(seen),
    statusCounts(seen, origin),
    waitingCounts(seen, origin, new Date(now.getTime() - waitingDays * 86_400_000), stages.stagesInOrder),
    arrivals(seen, origin, [today.from], [today.until]),
    owedTotal(seen, origin, caller.userId),
    ...weekWithToday(seen, { origin, days: week, today, now, watcher, shown: meetingsShown }),
    projectChoices(everything, origin),
    projects(everything, origin, theme_id, projectsShown, 0),
    projectCounts(everything, origin, theme_id, projectsShown, 0),
    stepsDone(origin, caller.userId, now),
    unreadNotices(caller.userId),
  )
  const [, counts, waiting, [received], [owed], met, joining, ...further] = rows
  const [choices, listed, progress, [steps], notices] = further
  const projectTotal = theme_id === null ? (choices[0]?.total ?? 0) : listed.length
  const receivedToday = received?.amount ?? 0
  const found = { counts, waiting, receivedToday, owed: owed?.total ?? 0, met, joining }
  const more = { choices, projects: listed, progress, projectTotal, steps, notices }
  return presentDashboard({ query, caller, waitingDays, today, week }, { ...found, ...more })
}
