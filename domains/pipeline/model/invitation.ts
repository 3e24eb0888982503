import { stages, statuses } from '@bole/processes/model'
import { allow, type Decision, type OverRefusal, refusalOf, type Standing } from './decision.ts'
import { firstStatusOf } from './move.ts'
import { afterEvent } from './system-events.ts'

/** What stands when an appointment has been made: the candidate is invited only if all of it does. */
export interface Appointment {
  /** Whether somebody holds the link to the candidate's page, which is where the invitation appears. */
  readonly hasPage: boolean
  readonly hasTime: boolean
  readonly hasPeople: boolean
}

/** Whether the candidate can be invited: a date and people are known, and there is a page to show them on. */
export function canInvite({ hasPage, hasTime, hasPeople }: Appointment): boolean {
  return hasPage && hasTime && hasPeople
}

/** How an appointment is set anew. */
export interface Rearranging {
  readonly invites: boolean
  readonly isChanged: boolean
  /** Its time and people are known. */
  readonly isArranged: boolean
  /** The candidate has said yes, or come. */
  readonly hasAgreed: boolean
  /** Its time is taken out: there is nothing any more for the candidate to come to. */
  readonly isTakenOut: boolean
  /** Its time or people were named now, be it those that stood before. */
  readonly isNamed: boolean
  /** Its time is another now, and still to come. */
  readonly isMovedAhead: boolean
  /** Its day is another: until when an offer holds, or the first day at work. */
  readonly isDatedAnew: boolean
  /** Somebody approves. */
  readonly hasApprover: boolean
}

/** To set what is agreed on for the present stage. */
export function arrangeAt(standing: Standing, rearranging: Rearranging): Decision<OverRefusal> {
  const refused = refusalOf(standing)
  if (refused) return refused
  if (standing.stage === stages.stage.approval) return { next: approvedBy(standing, rearranging) }
  if (stages.meetingStages.includes(standing.stage)) return { next: meetAt(standing, rearranging) }
  // What a day did by passing is over with another.
  const hasPassed = passed.some((status) => statuses.isSameStatus(status, standing))
  return hasPassed && rearranging.isDatedAnew
    ? allow(standing, firstStatusOf(standing.stage))
    : { next: standing }
}

const passed: readonly statuses.Status[] = [
  { stage: stages.stage.offer, step: 10, detail: 15 },
  { stage: stages.stage.entry, step: 10, detail: 12 },
]

/** The detail of a meeting that waits for its other time. */
const rescheduled = 12

/** An approval that is open waits for its approver, or for somebody to choose one. */
function approvedBy(standing: Standing, { hasApprover }: Rearranging): Standing {
  const isWaiting = hasApprover ? standing.step === 10 : standing.step === 20 || standing.step === 30
  return isWaiting ? { ...standing, ...firstStatusOf(stages.stage.approval, { hasApprover }) } : standing
}

/**
 * What was not told before, or reads differently now, invites anew; whoever was invited to a time that is taken out waits
 * for another, unless they have begun. With its time and people it is arranged, whoever tells the candidate. What is over and gets
 * a time to come is to take place again.
 */
function meetAt(standing: Standing, given: Rearranging): Standing {
  const { step, detail } = standing
  const waits = step === 20 && detail === 21
  if (step === 30 && given.isMovedAhead) return meetAnew(standing, given)
  if (given.isTakenOut && (step === 60 || waits)) return { ...standing, ...firstStatusOf(standing.stage) }
  const isTold = step === 60 || (step === 20 && (!waits || given.hasAgreed))
  if (given.invites && (!isTold || given.isChanged)) return afterEvent(standing, 'notified') ?? standing
  const isNews =
    isToBeArranged(standing) ||
    (step === 10 && (given.isChanged || (detail === rescheduled && given.isNamed)))
  return given.isArranged && isNews ? { ...standing, ...firstStatusOf(standing.stage, given) } : standing
}

/** To another time: whatever was said or done about the former one, it is told, arranged or to be arranged as if for the first time. */
export function meetAnew(
  standing: Standing,
  { invites, isArranged }: Pick<Rearranging, 'invites' | 'isArranged'>,
): Standing {
  return { ...standing, ...firstStatusOf(standing.stage, { isNotified: invites, isArranged }) }
}

/** Whether a meeting is arranged that the candidate has not been asked to. */
export function isUntold(
  standing: Standing,
  { isArranged, hasAgreed }: Pick<Rearranging, 'isArranged' | 'hasAgreed'>,
): boolean {
  const { step, detail } = standing
  return isArranged && (isToBeArranged(standing) || (step === 20 && detail === 21 && !hasAgreed))
}

/** Where candidates are told they stand: a meeting nobody has asked them to yet is to be arranged, as far as they know. */
export function standingAsTold(standing: Standing, hasAgreed: boolean): Standing {
  const isMeeting = stages.meetingStages.includes(standing.stage)
  return isMeeting && isUntold(standing, { isArranged: true, hasAgreed })
    ? { ...standing, ...firstStatusOf(standing.stage) }
    : standing
}

/** Whether nothing has been arranged at the stage yet. */
function isToBeArranged({ step, detail }: Standing): boolean {
  return step === 10 && detail === 11
}
