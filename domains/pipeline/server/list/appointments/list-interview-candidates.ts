import type { pipelineApi } from '@bole/pipeline/contract'
import { type Handler, may } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { boundsOf, type InterviewDay, interviewDays } from '../../../model/interview-days.ts'
import { presentStatus } from '../../present.ts'
import { interviewersOf, interviewsOf } from './interview-store.ts'

/** Everybody with an interview arranged; today's are the days of the company's clock. */
export const listInterviewCandidates: Handler<typeof pipelineApi.listInterviewCandidates> = async (
  context,
) => {
  const { query, caller, tx, now } = context
  const bounds = boundsOf(now)
  const within = (day: InterviewDay) => {
    const { from, to } = bounds[day]
    return sql<SqlBool>`(${from}::timestamptz is null or meeting.meets_at >= ${from})
      and (${to}::timestamptz is null or meeting.meets_at < ${to})`
  }
  const counted = <Day extends InterviewDay>(day: Day) =>
    sql<number>`count(*) filter (where ${within(day)})`.as(day)
  const all = interviewsOf(query, caller)
  const days: readonly InterviewDay[] = query.day?.length ? query.day : interviewDays
  const asked = all.where(({ or }) => or(days.map((day) => sql<SqlBool>`(${within(day)})`)))
  const isPast = days.length === 1 && days[0] === 'past'
  const [rows, [counts]] = await tx.load(
    asked
      .select(['applications.id', 'applications.version', 'applications.stage', 'applications.step'])
      .select(['applications.detail', 'candidates.name', 'positions.id as position_id', 'positions.title'])
      .select(['meeting.meets_at', 'meeting.meets_until', 'meeting.place', 'meeting.is_online'])
      .select(interviewersOf.as('interviewers'))
      // What is to come from now on, what was from now back.
      .orderBy('meeting.meets_at', isPast ? 'desc' : 'asc')
      .orderBy('applications.id')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    all
      .select(sql<number>`count(*)`.as('all'))
      .select([counted('today'), counted('tomorrow')])
      .select([counted('future'), counted('past')]),
  )
  const can = { delete: may(caller, 'pipeline.move') }
  const list = rows.flatMap((row) => {
    const { id, version, name, position_id, title, meets_at, meets_until, place, is_online, interviewers } =
      row
    if (!meets_at) return []
    return [
      {
        id,
        post_id: id,
        version,
        basic: { name },
        position: { id: position_id, title },
        status: presentStatus(row),
        interview_date: meets_at.toISOString(),
        end_date: meets_until?.toISOString() ?? null,
        place,
        is_online,
        interviewers: interviewers ?? [],
        can,
      },
    ]
  })
  const figures = { all: counts?.all ?? 0, ...pick(counts) }
  const total = days.reduce((sum, day) => sum + figures[day], 0)
  return { data: { list, statistic: keyed(figures) }, total }
}

type Figures = Readonly<Record<InterviewDay, number>>

function pick(counts: Figures | undefined): Figures {
  const { today = 0, tomorrow = 0, future = 0, past = 0 } = counts ?? {}
  return { today, tomorrow, future, past }
}

const keyed = (figures: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, { key, value }]))
