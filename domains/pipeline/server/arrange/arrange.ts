import type { pipelineApi } from '@bole/pipeline/contract'
import { arrangeAt, type Standing } from '@bole/pipeline/model'
import type { Handler } from '@bole/platform/server'
import { givePage, holdForPage } from '../candidate/give-page.ts'
import { changeLocked, lockSeen } from '../change/change-one.ts'
import { tellCandidates } from '../change/tell-candidates.ts'
import { arrangedFor } from './arranged.ts'
import { faultOf, isAgreedAnew, isArranged, meetingAt, meetingBefore, outOfSlot } from './meeting.ts'
import { replacedBy, savePeople } from './people.ts'
import { rearrangingOf } from './rearranging.ts'
import { watchDates } from './watch-dates.ts'

/** Dates, place and people of the current stage; the candidate is invited to what they have not been told yet. */
export const arrange: Handler<typeof pipelineApi.arrange> = async (context) => {
  const { body, tx, now, refuse } = context
  if (body.makes_page) await holdForPage(tx, body.post_id)
  const application = await lockSeen(context, body)
  const arranged = await arrangedFor(tx, application)
  const meeting = outOfSlot(meetingAt(application.stage, body), arranged.record)
  const fault = await faultOf(context, application.stage, body, arranged)
  if (fault) throw refuse(fault)
  const hasPeople = body.interviewer_ids !== undefined || body.approver_ids !== undefined
  if (!isArranged(meeting) && !hasPeople) throw refuse('not_in_this_stage')
  const rearranging = rearrangingOf(arranged, {
    given: body,
    meeting,
    tellsCandidate: body.tells_candidate,
    hasPage: body.makes_page || application.token_digest !== null,
    now,
  })
  const before = meetingBefore(arranged.record, meeting)
  const facts = { ...meeting, before, ...replacedBy(body, arranged.people) }
  const done = changeLocked(context, application, {
    action: 'arrange',
    decide: (at: Standing) => arrangeAt(at, rearranging),
    details: () => ({ meeting, facts, isAgreedAnew: isAgreedAnew(meeting, before) }),
  })
  savePeople(tx, [application.id], body, context.caller.userId)
  watchDates(tx, [application.id], meeting)
  await tellCandidates(context, [application], { action: 'arrange', batchId: done.batch_id })
  return { ...done, page_path: body.makes_page ? givePage(tx, application.id) : null }
}
