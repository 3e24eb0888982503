import type { Transaction } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import type { Selectable } from 'kysely'
import type { Arrangement } from '../../contract/schemas.ts'
import { type DayFault, faultOfDays, isMeetingPassed } from '../../model/agreed-days.ts'
import { clearsBegunAppointment } from '../../model/appointment.ts'
import { enabledPeople } from '../application-store.ts'
import type { Meeting } from '../change/save-changes.ts'
import type { StageRecordRow } from '../tables.ts'
import type { Arranged } from './arranged.ts'
import { dayIn } from './watch-dates.ts'

/** The dates of an arrangement that a stage has; others are not for it. */
export function meetingAt(stage: number, given: Arrangement): Meeting {
  const { meets_at, meets_until, place, is_online, reply_by, offer_valid_until, entry_date } = given
  if (stage === stages.stage.offer) return { offer_valid_until, meets_at, place }
  if (stage === stages.stage.entry) return { entry_date, place }
  if (stages.meetingStages.some((code) => code === stage))
    // Without its beginning a meeting has no end either.
    return { meets_at, meets_until: meets_at === null ? null : meets_until, place, is_online, reply_by }
  return {}
}

/** Whether anything is arranged at all. */
export function isArranged(meeting: Meeting): boolean {
  return Object.values(meeting).some((value) => value !== undefined)
}

/** What a record holds. */
export function meetingIn(record: Selectable<StageRecordRow>): Meeting {
  return {
    meets_at: record.meets_at?.toISOString() ?? null,
    meets_until: record.meets_until?.toISOString() ?? null,
    place: record.place,
    is_online: record.is_online,
    reply_by: record.reply_by?.toISOString() ?? null,
    offer_valid_until: record.offer_valid_until,
    entry_date: record.entry_date,
    score: record.score,
    slot_id: record.slot_id,
  }
}

/** A meeting that is given another time is in its slot no more. */
export function outOfSlot(meeting: Meeting, record: Selectable<StageRecordRow> | undefined): Meeting {
  const leaves = record?.slot_id && isTimedAnew(meeting, meetingIn(record))
  return leaves ? { ...meeting, slot_id: null } : meeting
}

/** What a record held before, so that undoing can put it back. */
export function meetingBefore(record: Selectable<StageRecordRow> | undefined, changed: Meeting): Meeting {
  if (!record) return {}
  const set = new Map(Object.entries(changed))
  return Object.fromEntries(Object.entries(meetingIn(record)).filter(([key]) => set.get(key) !== undefined))
}

/** Whether a candidate who knew the arrangement before would read something else now. */
export function saysOtherwise(meeting: Meeting, before: Meeting): boolean {
  return (
    isTimedAnew(meeting, before) ||
    (meeting.meets_until !== undefined && moment(meeting.meets_until) !== moment(before.meets_until)) ||
    (meeting.place !== undefined && meeting.place !== (before.place ?? '')) ||
    (meeting.is_online !== undefined && meeting.is_online !== (before.is_online ?? true))
  )
}

const moment = (value: string | null | undefined) => (value ? new Date(value).getTime() : null)

/** Whether a meeting begins at another time than before. */
export function isTimedAnew({ meets_at }: Meeting, before: Meeting): boolean {
  return meets_at !== undefined && moment(meets_at) !== moment(before.meets_at)
}

/** Whether the day of an offer or of entry is another. */
export function isDatedAnew(meeting: Meeting, before: Meeting): boolean {
  const isOther = (day: string | null | undefined, was: string | null | undefined) =>
    day !== undefined && day !== (was ?? null)
  return (
    isOther(meeting.offer_valid_until, before.offer_valid_until) ||
    isOther(meeting.entry_date, before.entry_date)
  )
}

/** Whether what was agreed on before holds no more, be it a meeting or the day of an offer or of entry. */
export function isAgreedAnew(meeting: Meeting, before: Meeting): boolean {
  return saysOtherwise(meeting, before) || isDatedAnew(meeting, before)
}

/**
 * What is wrong with an arrangement of a stage, laid over what stands; null when its days and times are to come, it ends after it begins and
 * everybody who is newly named can be asked. A meeting that has begun keeps its time and somebody who meets the candidate. Who takes part already and was disabled since is no reason to keep a date from being saved.
 */
export async function faultOf(
  { tx, now }: { readonly tx: Transaction; readonly now: Date },
  stage: number,
  arrangement: Arrangement,
  { record, people }: Partial<Arranged> = {},
): Promise<DayFault | 'appointment_begun' | 'ends_before_it_begins' | 'unknown_person' | null> {
  const { meets_at, meets_until, interviewer_ids = [], approver_ids = [] } = arrangement
  const meeting = meetingAt(stage, arrangement)
  const day = faultOfDays(meeting, dayIn(now), record)
  if (day) return day
  if (isMeetingPassed(meeting, now, record)) return 'meeting_passed'
  const meets = (people ?? []).filter(({ part }) => part !== 'approver').length
  const change = { begins: meeting.meets_at, people: arrangement.interviewer_ids?.length }
  if (clearsBegunAppointment({ begins: record?.meets_at, people: meets }, change, now))
    return 'appointment_begun'
  const begins = meets_at === undefined ? record?.meets_at : meets_at
  const ends = meets_until === undefined ? record?.meets_until : meets_until
  const isTimed = Boolean(meets_at ?? meets_until)
  if (isTimed && ends && (!begins || new Date(ends) <= new Date(begins))) return 'ends_before_it_begins'
  const isNew = (isApproving: boolean) => (id: number) =>
    !people?.some(({ user_id, part }) => user_id === id && (part === 'approver') === isApproving)
  const ids = new Set([...interviewer_ids.filter(isNew(false)), ...approver_ids.filter(isNew(true))])
  if (ids.size === 0) return null
  const [enabled] = await tx.load(enabledPeople([...ids]))
  return enabled.length === ids.size ? null : 'unknown_person'
}
