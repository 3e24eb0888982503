import { type Decision, refusalOf, type Standing } from './decision.ts'
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

/** To set the appointment of the present stage: what was not told before, or reads differently now, invites anew. */
export function arrangeAt(
  standing: Standing,
  { invites, isChanged }: { readonly invites: boolean; readonly isChanged: boolean },
): Decision {
  const refused = refusalOf(standing)
  if (refused) return refused
  const isTold = standing.step === 60 || standing.step === 20
  if (!invites || !meetingStages.includes(standing.stage) || (isTold && !isChanged)) return { next: standing }
  return { next: afterEvent(standing, 'notified') ?? standing }
}
