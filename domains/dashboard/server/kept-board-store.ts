import type { toDo } from '@bole/dashboard/model'
import { stages } from '@bole/processes/model'
import { arrivals } from './arrival-store.ts'
import { statusCounts } from './count-store.ts'
import { type TurnCount, turnCounts, turnsAtMost, waitingOf } from './my-turn.ts'
import type { AskedBoard } from './own-board-store.ts'
import { type GroupCount, type ProjectRow, projectChoices, projectCounts, projects } from './project-store.ts'
import { type Counting, type Seen, seenBy } from './seen.ts'

/** What the first screen counts of an organisation's or a department's applications, mostly out of the kept counts. */
export function keptBoard(
  seen: Seen,
  caller: Counting,
  { origin, themeId, waitingSince, today, shown }: AskedBoard,
) {
  const everything = seenBy(caller, undefined)
  return [
    statusCounts(seen, origin),
    turnCounts(seen, origin, waitingSince, stages.stagesInOrder, caller.userId),
    arrivals(seen, origin, [today.from], [today.until]),
    projectChoices(everything, origin),
    projects(everything, origin, themeId, shown, 0),
    projectCounts(everything, origin, themeId, shown, 0),
  ] as const
}

/** What of it was found, as the first screen is put together from it. */
export function keptBoardOf(
  counts: readonly toDo.StatusCount[],
  turns: readonly TurnCount[],
  [received]: readonly { readonly amount: number }[],
  choices: { id: number; name: string; readonly total: number }[],
  listed: readonly ProjectRow[],
  progress: readonly GroupCount[],
  themeId: number | null,
) {
  const receivedToday = received?.amount ?? 0
  const projectTotal = themeId === null ? (choices[0]?.total ?? 0) : listed.length
  return {
    counts,
    turns: { counts: turns, atMost: turnsAtMost },
    seesColleagues: true,
    waiting: waitingOf(turns),
    receivedToday,
    choices,
    projects: listed,
    progress,
    projectTotal,
  }
}
