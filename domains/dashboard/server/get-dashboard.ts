import type { dashboardApi } from '@bole/dashboard/contract'
import { dayOf, toDo, weekOf } from '@bole/dashboard/model'
import { unreadNotices } from '@bole/inbox/server'
import type { Handler } from '@bole/platform/server'
import { overdueTotal } from './count-store.ts'
import { stepsDone } from './guide-store.ts'
import { keptBoard, keptBoardOf } from './kept-board-store.ts'
import { boardOf, ownBoards } from './own-board-store.ts'
import { presentDashboard } from './present-dashboard.ts'
import { owedTotal } from './schedule-store.ts'
import { planOnce, seenBy } from './seen.ts'
import { stagesPassed } from './stage-store.ts'
import { weekWithToday } from './week-store.ts'

/** Projects and meetings of the first screen; the rest is loaded on asking. */
const projectsShown = 5
const meetingsShown = 20
const noticesShown = 5

/** Everything the first paint needs, in one round trip whose cost does not grow with the organisation. */
export const getDashboard: Handler<typeof dashboardApi.getDashboard> = async ({ query, caller, tx, now }) => {
  const { origin, theme_id = null } = query
  const seen = seenBy(caller, query.theme_id)
  const waitingDays = query.waiting_days ?? toDo.patienceDays
  const waitingSince = new Date(now.getTime() - waitingDays * 86_400_000)
  const watcher = query.watchType === 'myself' ? caller.userId : null
  const today = dayOf(now)
  const week = weekOf(today)
  const always = [
    planOnce,
    owedTotal(seen, origin, caller.userId),
    ...weekWithToday(seen, { origin, days: week, today, now, watcher, shown: meetingsShown }),
    stepsDone(origin, caller.userId, now),
    unreadNotices(caller.userId, noticesShown),
    stagesPassed(seen, origin, theme_id),
    overdueTotal(seen, origin, today.date),
  ] as const
  const asked = { query, caller, waitingDays, today, week }
  const askedBoard = { origin, themeId: theme_id, waitingSince, today, shown: projectsShown }
  if (seen.kind === 'assigned' || seen.kind === 'own') {
    const own = [...always, ...ownBoards[seen.kind](caller, askedBoard)] as const
    const [, [owed], met, joining, [steps], notices, passed, [late], ...found] = await tx.load(...own)
    const board = { ...boardOf(...found, askedBoard), ...totals(owed, late) }
    return presentDashboard(asked, { ...board, met, joining, steps, notices, passed })
  }
  const kept = [...always, ...keptBoard(seen, caller, askedBoard)] as const
  const [, [owed], met, joining, [steps], notices, passed, [late], ...found] = await tx.load(...kept)
  const board = { ...keptBoardOf(...found, theme_id), ...totals(owed, late) }
  return presentDashboard(asked, { ...board, met, joining, steps, notices, passed })
}

type Total = { readonly total: number } | undefined

/** What the caller was asked for and owes, and who waits past the day they were promised. */
const totals = (owed: Total, late: Total) => ({ owed: owed?.total ?? 0, overdue: late?.total ?? 0 })
