import { stages } from '@bole/pipeline/model'
import type { Transaction } from '@bole/platform/server'
import type { Selectable } from 'kysely'
import type * as z from 'zod'
import type { arrangement } from '../contract/schemas.ts'
import { enabledPeople } from './application-store.ts'
import type { Meeting } from './save-changes.ts'
import type { StageRecordRow } from './tables.ts'

export type Arrangement = z.output<typeof arrangement>

/** The dates of an arrangement that a stage has; others are not for it. */
export function meetingAt(stage: number, given: Arrangement): Meeting {
  const { meets_at, meets_until, place, is_online, reply_by, offer_valid_until, entry_date } = given
  if (stage === stages.stage.offer) return { offer_valid_until, meets_at, place }
  if (stage === stages.stage.entry) return { entry_date, place }
  if (stages.meetingStages.some((code) => code === stage))
    return { meets_at, meets_until, place, is_online, reply_by }
  return {}
}

/** Whether anything is arranged at all. */
export function isArranged(meeting: Meeting): boolean {
  return Object.values(meeting).some((value) => value !== undefined)
}

/** What a record held before, so that undoing can put it back. */
export function meetingBefore(record: Selectable<StageRecordRow> | undefined, changed: Meeting): Meeting {
  if (!record) return {}
  const before = {
    meets_at: record.meets_at?.toISOString() ?? null,
    meets_until: record.meets_until?.toISOString() ?? null,
    place: record.place,
    is_online: record.is_online,
    reply_by: record.reply_by?.toISOString() ?? null,
    offer_valid_until: record.offer_valid_until,
    entry_date: record.entry_date,
    score: record.score,
  }
  const set = new Map(Object.entries(changed))
  return Object.fromEntries(Object.entries(before).filter(([key]) => set.get(key) !== undefined))
}

/** Whether a candidate who knew the arrangement before would read something else now. */
export function saysOtherwise(meeting: Meeting, before: Meeting): boolean {
  const moment = (value: string | null | undefined) => (value ? new Date(value).getTime() : null)
  return (
    (meeting.meets_at !== undefined && moment(meeting.meets_at) !== moment(before.meets_at)) ||
    (meeting.meets_until !== undefined && moment(meeting.meets_until) !== moment(before.meets_until)) ||
    (meeting.place !== undefined && meeting.place !== (before.place ?? '')) ||
    (meeting.is_online !== undefined && meeting.is_online !== (before.is_online ?? true))
  )
}

/** What is wrong with an arrangement in itself; null when everybody named can be asked and it ends after it begins. */
export async function faultOf(
  tx: Transaction,
  { meets_at, meets_until, interviewer_ids = [], approver_ids = [] }: Arrangement,
): Promise<'ends_before_it_begins' | 'unknown_person' | null> {
  if (meets_at && meets_until && new Date(meets_until) <= new Date(meets_at)) return 'ends_before_it_begins'
  const ids = new Set([...interviewer_ids, ...approver_ids])
  if (ids.size === 0) return null
  const [people] = await tx.load(enabledPeople([...ids]))
  return people.length === ids.size ? null : 'unknown_person'
}
