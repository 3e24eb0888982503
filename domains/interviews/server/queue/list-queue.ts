import type { interviewsApi } from '@bole/interviews/contract'
import type { Handler } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { inFull, interviewsSeenBy } from '../interview-store.ts'
import { onlineSoon } from '../list-online.ts'
import { presentInterview } from '../present.ts'
import { presentPeriod } from './present-queue.ts'
import { queuesOf } from './queue-store.ts'

/** As many periods as a screen can show. */
const most = 50

const startOfDay = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate())

/** The periods of a day by the company's clocks, or those from today on; the earliest first. */
export const listQueue: Handler<typeof interviewsApi.queue> = async ({ query, caller, tx, now }) => {
  const from = startOfDay(query.date ? new Date(`${query.date}T00:00`) : now)
  const until = query.date ? new Date(from.getFullYear(), from.getMonth(), from.getDate() + 1) : null
  const [found, online] = await tx.load(
    inFull(interviewsSeenBy(caller))
      .where('interviews.origin', '=', query.origin)
      .where('interviews.state', '<>', 'off')
      .where('interviews.ends_at', '>', from)
      .where(sql<SqlBool>`(${until}::timestamptz is null or interviews.starts_at < ${until})`)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('interview_queues')
            .select('interview_queues.interview_id')
            .whereRef('interview_queues.organisation_id', '=', 'interviews.organisation_id')
            .whereRef('interview_queues.interview_id', '=', 'interviews.id'),
        ),
      )
      .orderBy('interviews.starts_at')
      .orderBy('interviews.id')
      .limit(most),
    onlineSoon(query, caller, now),
  )
  const queues = await queuesOf(tx, found)
  return {
    period: found.flatMap(({ id }) => {
      const queue = queues.get(id)
      return queue ? [presentPeriod(queue, caller, now)] : []
    }),
    online_list: online.map((row) => presentInterview(row, caller, now)),
  }
}
