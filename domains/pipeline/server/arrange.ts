import type { pipelineApi } from '@bole/pipeline/contract'
import { refusalOf } from '@bole/pipeline/model'
import type { Handler } from '@bole/platform/server'
import { pipeline, recordOf } from './application-store.ts'
import { changeOne } from './change-one.ts'
import { areKnown, isArranged, meetingAt, meetingBefore, savePeople } from './meeting.ts'
import { watchDates } from './watch-dates.ts'

/** Dates, place and people of the current stage; the status stays. */
export const arrange: Handler<typeof pipelineApi.arrange> = async (context) => {
  const { body, tx, refuse } = context
  if (body.meets_at && body.meets_until && body.meets_until <= body.meets_at)
    throw refuse('ends_before_it_begins')
  if (!(await areKnown(tx, [...(body.interviewer_ids ?? []), ...(body.approver_ids ?? [])])))
    throw refuse('unknown_person')
  const application = await tx.find(
    pipeline.selectFrom('applications').select(['stage', 'stage_record_id']).where('id', '=', body.post_id),
  )
  const meeting = meetingAt(application?.stage ?? 0, body)
  const hasPeople = body.interviewer_ids !== undefined || body.approver_ids !== undefined
  if (!isArranged(meeting) && !hasPeople) throw refuse('not_in_this_stage')
  const record = await tx.find(recordOf(application?.stage_record_id ?? null))
  const done = await changeOne(context, {
    seen: body,
    action: 'arrange',
    decide: (standing) => refusalOf(standing) ?? { next: standing },
    details: () => ({ meeting, facts: { ...meeting, before: meetingBefore(record, meeting) } }),
  })
  savePeople(tx, [body.post_id], body)
  watchDates(tx, [body.post_id], meeting)
  return done
}
