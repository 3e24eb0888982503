import * as firstSteps from './first-steps.ts'
import * as links from './links.ts'
import * as ownerNews from './owner-news.ts'
import * as progress from './progress.ts'
import * as reminders from './reminders.ts'
import * as faults from './server-faults.ts'
import * as toDo from './to-do.ts'
import * as work from './work.ts'

export { type Asking, tellingsOf, waysGone } from './asking.ts'
export { type Day, dayBefore, dayNamed, dayOf, daysFrom, lengthOf, weekOf } from './days.ts'
export { endedOf } from './ended.ts'
export { type FunnelPlace, type FunnelStage, funnelOf, placesOf, placesPassed } from './funnel.ts'
export { faults, firstSteps, links, ownerNews, progress, reminders, toDo, work }
