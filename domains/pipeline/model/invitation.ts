import { allow, type Decision, refusalOf, type Standing } from './decision.ts'
import { firstStatusOf } from './move.ts'
import { meetingStages } from './stages.ts'
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
}

/**
 * To set the appointment of the present stage: what was not told before, or reads differently now, invites anew; whoever
 * was invited to a time that is taken out waits for another, unless they have begun.
 */
export function arrangeAt(standing: Standing, { invites, isChanged, isTakenOut }: Rearranging): Decision {
  const refused = refusalOf(standing)
  if (refused) return refused
  if (!meetingStages.includes(standing.stage)) return { next: standing }
  const { step, detail } = standing
  const hasAgreed = step === 20 && detail === 21
  if (isTakenOut && (step === 60 || hasAgreed)) return allow(standing, firstStatusOf(standing.stage))
  const isTold = step === 60 || step === 20
  if (!invites || (isTold && !isChanged)) return { next: standing }
  return { next: afterEvent(standing, 'notified') ?? standing }
}
