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
  /** Its time is taken out: there is nothing any more for the candidate to come to. */
  readonly isTakenOut: boolean
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

/** An approval that is open waits for its approver, or for somebody to choose one. */
function approvedBy(standing: Standing, { hasApprover }: Rearranging): Standing {
  const isWaiting = hasApprover ? standing.step === 10 : standing.step === 20 || standing.step === 30
  return isWaiting ? { ...standing, ...firstStatusOf(stages.stage.approval, { hasApprover }) } : standing
}

/**
 * What was not told before, or reads differently now, invites anew; whoever was invited to a time that is taken out waits
 * for another, unless they have begun.
 */
function meetAt(standing: Standing, { invites, isChanged, isTakenOut }: Rearranging): Standing {
  const { step, detail } = standing
  const hasAgreed = step === 20 && detail === 21
  if (isTakenOut && (step === 60 || hasAgreed)) return { ...standing, ...firstStatusOf(standing.stage) }
  const isTold = step === 60 || step === 20
  if (!invites || (isTold && !isChanged)) return standing
  return afterEvent(standing, 'notified') ?? standing
}

/** Whether nothing has been arranged at the stage yet: no time set, no offer negotiated, no day of entry awaited. */
export function isToBeArranged({ step, detail }: Standing): boolean {
  return step === 10 && detail === 11
}
