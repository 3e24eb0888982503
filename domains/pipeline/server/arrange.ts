import type { pipelineApi } from '@bole/pipeline/contract'
import { arrangeAt, canInvite } from '@bole/pipeline/model'
import type { Handler } from '@bole/platform/server'
import { interviewersOf, pipeline, recordOf } from './application-store.ts'
import { changeOne } from './change-one.ts'
import { faultOf, isArranged, meetingAt, meetingBefore, saysOtherwise } from './meeting.ts'
import { peopleBefore, savePeople } from './people.ts'
import { watchDates } from './watch-dates.ts'

/** Dates, place and people of the current stage; the candidate is invited to what they have not been told yet. */
export const arrange: Handler<typeof pipelineApi.arrange> = async (context) => {
  const { body, tx, refuse } = context
  const fault = await faultOf(tx, body)
  if (fault) throw refuse(fault)
  const application = await tx.find(
    pipeline.selectFrom('applications').select(['stage', 'stage_record_id']).where('id', '=', body.post_id),
  )
  const meeting = meetingAt(application?.stage ?? 0, body)
  const hasPeople = body.interviewer_ids !== undefined || body.approver_ids !== undefined
  if (!isArranged(meeting) && !hasPeople) throw refuse('not_in_this_stage')
  const [[record], interviewers] = await tx.load(
    recordOf(application?.stage_record_id ?? null),
    interviewersOf(body.post_id),
  )
  const before = meetingBefore(record, meeting)
  const given = {
    hasTime: Boolean(meeting.meets_at ?? record?.meets_at),
    hasPeople: (body.interviewer_ids ?? interviewers).length > 0,
  }
  const isChanged = saysOtherwise(meeting, before)
  const factsOf = await peopleBefore(tx, [body.post_id], body)
  const done = await changeOne(context, {
    seen: body,
    action: 'arrange',
    decide: (standing, { token_digest }) => {
      const invites = body.tells_candidate && canInvite({ ...given, hasPage: token_digest !== null })
      return arrangeAt(standing, { invites, isChanged })
    },
    details: ({ id }) => ({ meeting, facts: { ...meeting, before, ...factsOf(id) } }),
  })
  savePeople(tx, [body.post_id], body)
  watchDates(tx, [body.post_id], meeting)
  return done
}
