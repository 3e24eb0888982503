import * as firstSteps from './first-steps.ts'
import * as links from './links.ts'
import * as progress from './progress.ts'
import * as faults from './server-faults.ts'
import * as toDo from './to-do.ts'
import * as work from './work.ts'

export { type Asking, tellingsOf, waysGone } from './asking.ts'
export { type Day, dayBefore, dayNamed, dayOf, daysFrom, lengthOf, weekOf } from './days.ts'
export { endedOf } from './ended.ts'
export { type FunnelPlace, type FunnelStage, funnelOf, placesOf, placesPassed } from './funnel.ts'
export { noticeOfAnswer, tellingsOfHanded } from './owner-news.ts'
export { faults, firstSteps, links, progress, toDo, work }
