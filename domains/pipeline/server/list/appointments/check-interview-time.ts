import type { pipelineApi } from '@bole/pipeline/contract'
import { type Handler, sameTenant } from '@bole/platform/server'
import { sql } from 'kysely'
import { overlap } from '../../../model/interview-days.ts'
import { pipeline } from '../../application-store.ts'

const hour = 60 * 60_000

/** Who of these people is met elsewhere at that time; whom they meet is not told, as the caller may not see them. */
export const checkInterviewTime: Handler<typeof pipelineApi.checkInterviewTime> = async ({ query, tx }) => {
  const from = new Date(query.meets_at)
  const to = query.meets_until ? new Date(query.meets_until) : new Date(from.getTime() + hour)
  const [rows] = await tx.load(
    pipeline
      .selectFrom('application_people')
      .innerJoin('applications', (join) =>
        sameTenant(join, 'applications.id', 'application_people.application_id'),
      )
      .innerJoin('stage_records as meeting', (join) =>
        sameTenant(join, 'meeting.id', 'applications.stage_record_id'),
      )
      .innerJoin('users', (join) => sameTenant(join, 'users.id', 'application_people.user_id'))
      .select(['users.id', 'users.name', 'meeting.meets_at', 'meeting.meets_until'])
      .where('application_people.user_id', '=', sql<number>`any(${query.interviewer_id ?? []}::bigint[])`)
      .where('application_people.part', 'in', ['interviewer', 'main_interviewer'])
      .where('applications.is_listed', '=', true)
      .where('applications.id', '!=', query.post_id ?? 0)
      // No meeting lasts longer than a day.
      .where('meeting.meets_at', '>', new Date(from.getTime() - 24 * hour))
      .where('meeting.meets_at', '<', to)
      .orderBy('meeting.meets_at')
      .limit(200),
  )
  const conflicts = rows.flatMap(({ id, name, meets_at, meets_until }) => {
    if (!meets_at) return []
    const until = meets_until ?? new Date(meets_at.getTime() + hour)
    if (!overlap({ from, to }, { from: meets_at, to: until })) return []
    return [{ user: { id, name }, meets_at: meets_at.toISOString(), meets_until: until.toISOString() }]
  })
  return { conflicts }
}
