import type { interviewsApi } from '@bole/interviews/contract'
import { isCalendarSpan } from '@bole/interviews/model'
import type { Handler } from '@bole/platform/server'
import { sql } from 'kysely'
import { inStates, interviewsFound } from './find-interviews.ts'
import { inFull } from './interview-store.ts'
import { presentInterview } from './present.ts'

/** As many interviews as a calendar shows at once. */
const mostShown = 1000

/** What is shown where no state is asked for: an interview that expired takes nobody's time. */
const usual = ['to_be_interview', 'to_be_feedback', 'finish'] as const

/** Interviews that take place on some days, or reach into them, in the order of their time. */
export const listCalendar: Handler<typeof interviewsApi.calendar> = async (context) => {
  const { query, caller, tx, now, refuse } = context
  if (!isCalendarSpan(query.from_day, query.until_day)) throw refuse('too_many_days')
  const [year = 0, month = 1, day = 1] = query.until_day.split('-').map(Number)
  const [from, until] = [new Date(`${query.from_day}T00:00:00`), new Date(year, month - 1, day + 1)]
  const states = query.status?.length ? query.status : usual
  const [rows] = await tx.load(
    inFull(interviewsFound(query, caller))
      .where('interviews.starts_at', '<', until)
      .where('interviews.starts_at', '>', sql<Date>`${from}::timestamptz - interval '1 day'`)
      .where('interviews.ends_at', '>', from)
      .where(inStates(states, now))
      .orderBy('interviews.starts_at')
      .orderBy('interviews.id')
      .limit(mostShown + 1),
  )
  return {
    list: rows.slice(0, mostShown).map((row) => presentInterview(row, caller, now)),
    has_more: rows.length > mostShown,
  }
}
