import { canInvite, type Rearranging } from '@bole/pipeline/model'
import type { Arrangement } from '../../contract/schemas.ts'
import type { Meeting } from '../change/save-changes.ts'
import { type Arranged, asItStands, isMet } from './arranged.ts'
import { isDatedAnew, isTimedAnew, meetingBefore, saysOtherwise } from './meeting.ts'

interface Setting {
  readonly given: Pick<Arrangement, 'interviewer_ids' | 'approver_ids'>
  readonly meeting: Meeting
  readonly tellsCandidate: boolean
  readonly hasPage: boolean
  readonly now: Date
}

/** What the rules look at when an arrangement is laid over what stands. */
export function rearrangingOf(
  arranged: Arranged,
  { given, meeting, tellsCandidate, hasPage, now }: Setting,
): Rearranging {
  const { interviewer_ids, approver_ids } = given
  const before = meetingBefore(arranged.record, meeting)
  const meetsAt = meeting.meets_at === undefined ? arranged.record?.meets_at : meeting.meets_at
  const hasTime = Boolean(meetsAt)
  const hasPeople = interviewer_ids ? interviewer_ids.length > 0 : isMet(arranged.people)
  const standing = asItStands(arranged)
  return {
    ...standing,
    invites: tellsCandidate && canInvite({ hasPage, hasTime, hasPeople }),
    isChanged: saysOtherwise(meeting, before),
    isArranged: hasTime && hasPeople,
    isTakenOut: Boolean(before.meets_at) && !hasTime,
    isNamed: meeting.meets_at !== undefined || interviewer_ids !== undefined,
    isMovedAhead: Boolean(meetsAt && new Date(meetsAt) > now) && isTimedAnew(meeting, before),
    isDatedAnew: isDatedAnew(meeting, before),
    hasApprover: approver_ids ? approver_ids.length > 0 : standing.hasApprover,
  }
}
