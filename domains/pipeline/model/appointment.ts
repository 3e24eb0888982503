import { statuses } from '@bole/processes/model'
import { refusalOf, type Standing } from './decision.ts'
import { isSayable } from './what-makes-sense.ts'

/** An appointment: when it begins, and how many people meet the candidate. */
interface Appointment {
  readonly begins: Date | string | null | undefined
  readonly people: number
}

const hasBegun = ({ begins }: Pick<Appointment, 'begins'>, now: Date) =>
  Boolean(begins && new Date(begins) <= now)

/**
 * Whether a change takes the time or all of the people out of an appointment that has begun. Such an appointment is corrected, or the
 * candidate is a no-show. What is absent in the change stays.
 */
export function clearsBegunAppointment(
  standing: Appointment,
  change: Partial<Appointment>,
  now: Date,
): boolean {
  if (!hasBegun(standing, now)) return false
  return change.begins === null || (change.people === 0 && standing.people > 0)
}

/** What a list of appointments offers of one. */
export interface AppointmentActions {
  /** Its time and people can be taken out. */
  readonly canCancel: boolean
  /** The candidate can be marked as a no-show. */
  readonly canMarkAbsent: boolean
  /** Its time, place and people can be changed, or corrected once it has begun. */
  readonly canChange: boolean
}

/**
 * An appointment is cancelled before it begins, and a no-show afterwards. One that was passed is only
 * corrected, and nothing is offered of one that has ended.
 */
export function actionsOfAppointment(standing: Standing, begins: Date, now: Date): AppointmentActions {
  const status = statuses.knownStatus(standing)
  if (refusalOf(standing) || !status) return { canCancel: false, canMarkAbsent: false, canChange: false }
  if (status.name === 'passed') return { canCancel: false, canMarkAbsent: false, canChange: true }
  const isBegun = hasBegun({ begins }, now)
  const isInRoom = status.name === 'checked_in' || status.name === 'interviewing'
  return {
    canCancel: !isBegun && !isInRoom && status.name !== 'awaiting_evaluation',
    canChange: true,
    canMarkAbsent: isBegun && status.name !== 'absent' && isSayable(status, 'absence'),
  }
}
