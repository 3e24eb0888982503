import { stages } from '@bole/processes/model'
import { arrivals } from './arrival-store.ts'
import { statusCounts, waitingCounts } from './count-store.ts'
import type { AskedBoard } from './own-board-store.ts'
import { projectChoices, projectCounts, projects } from './project-store.ts'
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
    waitingCounts(seen, origin, waitingSince, stages.stagesInOrder),
    arrivals(seen, origin, [today.from], [today.until]),
    projectChoices(everything, origin),
    projects(everything, origin, themeId, shown, 0),
    projectCounts(everything, origin, themeId, shown, 0),
  ] as const
}
