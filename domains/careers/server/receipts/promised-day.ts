import { answering } from '@bole/careers/model'
import { careers } from '../careers-store.ts'

/** A day that was promised, and what it was counted from. */
export interface PromisedDay {
  readonly due_on: string | null
  readonly status_since: Date | null
  readonly meets_at: Date | null
}

/** What is promised about an application; no row while nothing is. */
export const promisedDay = (applicationId: number) =>
  careers
    .selectFrom('answer_dates')
    .select(['due_on', 'status_since', 'meets_at'])
    .where('application_id', '=', applicationId)

/** The day that holds: the one that was promised while what it was counted from stands, else by the days the company promises now. */
export function dayThatHolds(
  promised: PromisedDay | undefined,
  asked: Parameters<typeof answering.answerBy>[0],
  days: answering.DaysToAnswer,
): string | null {
  const due = answering.answerBy(asked, days)
  const isSame =
    promised?.status_since?.getTime() === asked.statusSince.getTime() &&
    promised.meets_at?.getTime() === asked.meetsAt?.getTime()
  return due !== null && isSame ? (promised.due_on ?? due) : due
}
