import type { pipelineApi } from '@bole/pipeline/contract'
import type { Handler } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { boundsOf, type InterviewDay, interviewDays } from '../../../model/interview-days.ts'
import { interviewersOf, interviewsOf } from './interview-store.ts'
import { figuresIn, keyed, presentInterview } from './present-interview.ts'

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
  const [rows, [counts]] = await tx.load(
    asked
      .select(['applications.id', 'applications.version', 'applications.stage', 'applications.step'])
      .select(['applications.detail', 'applications.left_because'])
      .select([
        'applications.owner_user_id',
        'candidates.name',
        'positions.id as position_id',
        'positions.title',
      ])
      .select(['meeting.meets_at', 'meeting.meets_until', 'meeting.place', 'meeting.is_online'])
      .select(interviewersOf.as('interviewers'))
      // Today and the days to come in the order of their time, then those that passed, the latest first.
      .orderBy(sql`meeting.meets_at < ${bounds.today.from}`)
      .orderBy(sql`case when meeting.meets_at >= ${bounds.today.from} then meeting.meets_at end`)
      .orderBy('meeting.meets_at', 'desc')
      .orderBy('applications.id')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    all
      .select(sql<number>`count(*)`.as('all'))
      .select([counted('today'), counted('tomorrow')])
      .select([counted('future'), counted('past')]),
  )
  const list = rows.flatMap((row) => presentInterview(row, caller, now))
  const figures = figuresIn(counts)
  const total = days.reduce((sum, day) => sum + figures[day], 0)
  return { data: { list, statistic: keyed(figures) }, total }
}
