import type { pipelineApi } from '@bole/pipeline/contract'
import { arrangeAt, canInvite, type Standing } from '@bole/pipeline/model'
import type { Handler } from '@bole/platform/server'
import { faultOfDays } from '../../model/agreed-days.ts'
import { givePage, holdForPage } from '../candidate/give-page.ts'
import { changeLocked, lockSeen } from '../change/change-one.ts'
import { arrangedFor, asItStands, isMet } from './arranged.ts'
import { faultOf, isArranged, isDatedAnew, meetingAt, meetingBefore, saysOtherwise } from './meeting.ts'
import { replacedBy, savePeople } from './people.ts'
import { dayIn, watchDates } from './watch-dates.ts'

/** Dates, place and people of the current stage; the candidate is invited to what they have not been told yet. */
export const arrange: Handler<typeof pipelineApi.arrange> = async (context) => {
  const { body, tx, now, refuse } = context
  if (body.makes_page) await holdForPage(tx, body.post_id)
  const application = await lockSeen(context, body)
  const arranged = await arrangedFor(tx, application)
  const meeting = meetingAt(application.stage, body)
  const fault = faultOfDays(meeting, dayIn(now), arranged.record) ?? (await faultOf(tx, body, arranged))
  if (fault) throw refuse(fault)
  const hasPeople = body.interviewer_ids !== undefined || body.approver_ids !== undefined
  if (!isArranged(meeting) && !hasPeople) throw refuse('not_in_this_stage')
  const before = meetingBefore(arranged.record, meeting)
  const given = {
    hasPage: body.makes_page || application.token_digest !== null,
    hasTime: Boolean(meeting.meets_at === undefined ? arranged.record?.meets_at : meeting.meets_at),
    hasPeople: body.interviewer_ids ? body.interviewer_ids.length > 0 : isMet(arranged.people),
  }
  const standing = asItStands(arranged)
  const rearranging = {
    ...standing,
    invites: body.tells_candidate && canInvite(given),
    isChanged: saysOtherwise(meeting, before),
    isArranged: given.hasTime && given.hasPeople,
    isTakenOut: Boolean(before.meets_at) && !given.hasTime,
    isDatedAnew: isDatedAnew(meeting, before),
    hasApprover: body.approver_ids ? body.approver_ids.length > 0 : standing.hasApprover,
  }
  const facts = { ...meeting, before, ...replacedBy(body, arranged.people) }
  const done = changeLocked(context, application, {
    action: 'arrange',
    decide: (at: Standing) => arrangeAt(at, rearranging),
    details: () => ({ meeting, facts }),
  })
  savePeople(tx, [application.id], body, context.caller.userId)
  watchDates(tx, [application.id], meeting)
  return { ...done, page_path: body.makes_page ? givePage(tx, application.id) : null }
}
