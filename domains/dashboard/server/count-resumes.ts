import type { dashboardApi } from '@bole/dashboard/contract'
import { type Day, dayBefore, dayOf, daysFrom } from '@bole/dashboard/model'
import type { Handler } from '@bole/platform/server'
import { sortedArrivals } from './arrival-store.ts'
import { statusCounts } from './count-store.ts'
import { placeOf } from './present.ts'
import { presentResumeData } from './present-resume-data.ts'
import { seenBy } from './seen.ts'

const daysShown = 14

/** What came in today by the hour, or these two weeks by the day, and what has to be followed up. */
export const countResumes: Handler<typeof dashboardApi.countResumes> = async ({ query, caller, tx, now }) => {
  const seen = seenBy(caller, query.theme_id)
  const today = dayOf(now)
  const periods = query.type === 'hours' ? hoursOf(today) : lastDays(today)
  const [from = today.from] = periods
  const [sorted, counts] = await tx.load(
    sortedArrivals(seen, query.origin, from, today.until, periods),
    statusCounts(seen, query.origin),
  )
  const place = placeOf(query)
  return {
    resumeData: presentResumeData({ type: query.type, periods, since: dayOf(from) }, sorted, counts, place),
  }
}

const lastDays = (today: Day) => daysFrom(dayBefore(today, daysShown - 1), daysShown).map(({ from }) => from)

/** The day's hours from its first moment: 23 or 25 of them where the clock is changed. */
function hoursOf({ from, until }: Day): Date[] {
  const hours = Math.round((until.getTime() - from.getTime()) / 3_600_000)
  return Array.from({ length: hours }, (_, hour) => new Date(from.getTime() + hour * 3_600_000))
}
