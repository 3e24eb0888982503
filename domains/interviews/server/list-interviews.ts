import type { interviewsApi } from '@bole/interviews/contract'
import { interviewStates } from '@bole/interviews/model'
import { days } from '@bole/pipeline/model'
import type { Handler } from '@bole/platform/server'
import { sql } from 'kysely'
import { inState, inStates, interviewsFound, isOnline, onDay } from './find-interviews.ts'
import { inFull } from './interview-store.ts'
import { presentInterview } from './present.ts'

const many = sql<number>`count(*)`

/** Interviews by their time. The counts of the states are of the days asked for, those of the days of the state asked for. */
export const listInterviews: Handler<typeof interviewsApi.list> = async ({ query, caller, tx, now }) => {
  const asking = query.day?.length ? query.day : days.interviewDays
  const found = interviewsFound(query, caller)
  const ofDays = found.where(({ or }) => or(asking.map((day) => onDay(day, now))))
  const ofState = found.where(inStates(query.status, now))
  const asked = ofDays.where(inStates(query.status, now))
  const isPast = asking.length === 1 && asking[0] === 'past'
  const [rows, [states], [daily], [total]] = await tx.load(
    inFull(asked)
      .orderBy('interviews.starts_at', isPast ? 'desc' : 'asc')
      .orderBy('interviews.id')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    ofDays
      .select(many.as('all'))
      .select(
        interviewStates.map((state) => sql<number>`count(*) filter (where ${inState(state, now)})`.as(state)),
      ),
    ofState
      .select(many.as('all'))
      .select(
        days.interviewDays.map((day) => sql<number>`count(*) filter (where ${onDay(day, now)})`.as(day)),
      ),
    asked.select(many.as('all')).select(sql<number>`count(*) filter (where ${isOnline})`.as('online')),
  )
  const statistic = Object.fromEntries(
    (['all', ...interviewStates] as const).map((key) => [key, { key, name: key, value: states?.[key] ?? 0 }]),
  )
  return {
    data: {
      list: rows.map((row) => presentInterview(row, caller, now)),
      online: total?.online ?? 0,
      statistic,
      totalCount: daily?.all ?? 0,
      todayCount: daily?.today ?? 0,
      tomorrowCount: daily?.tomorrow ?? 0,
      futureCount: daily?.future ?? 0,
      pastCount: daily?.past ?? 0,
    },
    total: total?.all ?? 0,
  }
}
