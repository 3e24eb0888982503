import { declareJob, type Transaction } from '@bole/platform/server'
import * as z from 'zod'
import type { Meeting } from '../change/save-changes.ts'

/** The dates that do something by themselves when they pass, and what happens then. */
export const watchedDates = {
  offer_valid_until: 'offer_lapsed',
  entry_date: 'entry_date_passed',
  reply_by: 'no_reply',
  meets_until: 'time_passed',
} as const

const watchedFields = ['offer_valid_until', 'entry_date', 'reply_by', 'meets_until'] as const

type WatchedField = (typeof watchedFields)[number]

/** How long a meeting is taken to last where nobody said, in milliseconds. */
const usualLength = 60 * 60_000

type Dates = Readonly<Partial<Record<WatchedField | 'meets_at', string | Date | null | undefined>>>

/** When a watched date passes; null where there is none. */
export function whenPasses(field: WatchedField, dates: Dates): Date | null {
  const [date, begins] = [dates[field], dates.meets_at]
  if (date) return typeof date === 'string' ? passesAt(date) : date
  return field === 'meets_until' && begins ? new Date(new Date(begins).getTime() + usualLength) : null
}

/** A watched date of an application passes. */
export const datePassesJob = declareJob(
  'pipeline.date_passes',
  z.object({ application_id: z.number(), field: z.enum(watchedFields) }),
)

/** An offer lapses soon. */
export const offerLapsesSoonJob = declareJob(
  'pipeline.offer_lapses_soon',
  z.object({ application_id: z.number(), day: z.string() }),
)

/** When whoever looks after an offer is told that it lapses: at nine, two days before its last day. */
function lapsesSoonAt(day: string): Date {
  const at = passesAt(day)
  at.setDate(at.getDate() - 3)
  at.setHours(9)
  return at
}

/** Days end at midnight in the time zone the server runs in; moments are what they are. */
export function passesAt(date: string): Date {
  if (date.length > 10) return new Date(date)
  const end = new Date(`${date}T00:00:00`)
  end.setDate(end.getDate() + 1)
  return end
}

/** The day it is in the time zone the server runs in, as YYYY-MM-DD. */
export function dayIn(now: Date): string {
  return now.toLocaleDateString('sv')
}

/** Has the dates of a meeting looked at when they pass; a date set again replaces its earlier watch. */
export function watchDates(tx: Transaction, applicationIds: readonly number[], meeting: Meeting): void {
  for (const field of watchedFields) {
    const runAt = whenPasses(field, meeting)
    if (!runAt) continue
    for (const id of applicationIds) {
      const options = { runAt, key: `pipeline.${field}:${tx.organisationId}:${id}` }
      tx.enqueue(datePassesJob, { application_id: id, field }, options)
    }
  }
  const day = meeting.offer_valid_until
  if (!day || lapsesSoonAt(day) < new Date()) return
  for (const application_id of applicationIds) {
    const key = `pipeline.offer_lapses_soon:${tx.organisationId}:${application_id}`
    tx.enqueue(offerLapsesSoonJob, { application_id, day }, { runAt: lapsesSoonAt(day), key })
  }
}
