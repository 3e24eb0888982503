import { whyNotFinish } from '@bole/interviews/model'
import { type Caller, may, sameTenant, type Transaction } from '@bole/platform/server'
import { inFull, interviews, interviewsSeenBy } from './interview-store.ts'
import { actsIn, roleOf, stillMet } from './present.ts'

/** An interview as its room knows it. */
export type Meeting = NonNullable<Awaited<ReturnType<typeof meetingOf>>>

/** The interview of that number, for whoever may be in its room; undefined where there is none. */
export async function meetingOf(tx: Transaction, interviewId: number) {
  const found = await tx.find(
    inFull(interviews.selectFrom('interviews')).where('interviews.id', '=', interviewId),
  )
  if (!found) return undefined
  const still = stillMet(found)
  return {
    ...found,
    candidates: still.length > 0 ? still : found.candidates,
    isOver: found.finished_at !== null || found.state === 'done' || found.state === 'off',
  }
}

/** Whether somebody of staff sees an interview by the candidates or the part that they have in it. */
export async function seesMeeting(tx: Transaction, caller: Caller, interviewId: number): Promise<boolean> {
  const query = interviewsSeenBy(caller).select('interviews.id').where('interviews.id', '=', interviewId)
  return (await tx.find(query)) !== undefined
}

/** What somebody of staff is and may do in an interview. */
export function partIn(meeting: Meeting, caller: Caller, now: Date) {
  const acts = may(caller, 'pipeline.feedback') && actsIn(meeting, caller)
  return {
    role: roleOf(meeting, caller),
    acts,
    canFinish: acts && whyNotFinish(meeting.state, meeting.starts_at, now) === null,
  }
}

/** The interview that an application's candidate is expected at now, or was at last, where it takes place online. */
export async function onlineMeetingOf(tx: Transaction, applicationId: number): Promise<number | null> {
  const found = await tx.find(
    interviews
      .selectFrom('interview_candidates as met')
      .innerJoin('interviews', (join) => sameTenant(join, 'interviews.id', 'met.interview_id'))
      .innerJoin('stage_records as record', (join) => sameTenant(join, 'record.id', 'met.stage_record_id'))
      .select(['interviews.id', 'record.is_online'])
      .where('met.application_id', '=', applicationId)
      .where('met.left_at', 'is', null)
      .where('interviews.state', '<>', 'off')
      .orderBy('interviews.starts_at', 'desc')
      .orderBy('interviews.id', 'desc')
      .limit(1),
  )
  return found?.is_online ? found.id : null
}

/** Other interviews of the candidates who are met in one, as far as the caller sees them. */
export async function interviewsOf(tx: Transaction, caller: Caller, interviewId: number): Promise<number[]> {
  const [rows] = await tx.load(
    interviewsSeenBy(caller)
      .select('interviews.id')
      .where('interviews.id', '<>', interviewId)
      .where(
        'interviews.id',
        'in',
        interviews
          .selectFrom('interview_candidates as met')
          .innerJoin('interview_candidates as other', (join) =>
            sameTenant(join, 'other.application_id', 'met.application_id'),
          )
          .select('other.interview_id')
          .where('met.interview_id', '=', interviewId),
      )
      .limit(200),
  )
  return rows.map(({ id }) => id)
}
