import type { dashboardApi } from '@bole/dashboard/contract'
import { dayNamed, dayOf, daysFrom, weekOf } from '@bole/dashboard/model'
import type { Handler } from '@bole/platform/server'
import { pageOf, presentDays, presentInterview, presentJoining } from './present-schedule.ts'
import { calendarDayAtMost, dayAtMost, daysAsked, interviews, joiners } from './schedule-store.ts'
import { seenBy } from './seen.ts'

const watcherOf = (watchType: 'myself' | 'all', { userId }: { readonly userId: number }) =>
  watchType === 'myself' ? userId : null

/** Numbers of each day from the one asked for, or of the week of today. */
export const getCalendar: Handler<typeof dashboardApi.getCalendar> = async ({ query, caller, tx, now }) => {
  const [monday = dayOf(now)] = weekOf(dayOf(now))
  const days = daysFrom(query.from ? dayNamed(query.from) : monday, query.days)
  const watcher = watcherOf(query.watchType, caller)
  const [counts] = await tx.load(
    daysAsked(seenBy(caller, query.theme_id), query.origin, days, now, watcher, calendarDayAtMost),
  )
  return {
    dateList: presentDays(days, counts, {
      origin: query.origin,
      watchType: query.watchType,
      most: calendarDayAtMost,
    }),
  }
}

/** A page of a day's interviews and of its first working days. */
export const getSchedule: Handler<typeof dashboardApi.getSchedule> = async ({ query, caller, tx, now }) => {
  const { origin, page, page_size } = query
  const day = query.date ? dayNamed(query.date) : dayOf(now)
  const seen = seenBy(caller, query.theme_id)
  const watcher = watcherOf(query.watchType, caller)
  const offset = (page - 1) * page_size
  const [met, joining, [total]] = await tx.load(
    interviews(seen, watcher, origin, day.from, day.until, now, page_size, offset),
    joiners(seen, watcher, origin, day.date, page_size, offset),
    daysAsked(seen, origin, [day], now, watcher, dayAtMost),
  )
  const interviewList = met.map(presentInterview)
  return {
    date: day.date,
    interview: pageOf(interviewList, total?.interview, dayAtMost),
    interviewList,
    joining: pageOf(joining.map(presentJoining), total?.joining, dayAtMost),
  }
}
