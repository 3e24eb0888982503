import type { interviewsApi } from '@bole/interviews/contract'
import { freeTimes, isCalendarSpan } from '@bole/interviews/model'
import type { Handler } from '@bole/platform/server'
import { bookedBetween } from '../conflict-store.ts'
import { keptHours, ownHoursOf } from './hours-store.ts'

/** As many times as are answered at once. */
const mostOffered = 300

/** More than thirty people have in six weeks. */
const mostBooked = 50_000

const dayLength = 86_400_000
const dated = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** When all of these people are free. Whom they meet otherwise is not told, as with conflicts. */
export const findFreeTimes: Handler<typeof interviewsApi.freeTimes> = async ({ query, tx, now, refuse }) => {
  const { from_day, until_day, interviewer_id: people = [], room = '', id, minutes } = query
  if (!isCalendarSpan(from_day, until_day)) throw refuse('too_many_days')
  const count = (dated(until_day) - dated(from_day)) / dayLength + 1
  const days = Array.from({ length: count }, (_, index) =>
    new Date(dated(from_day) + index * dayLength).toISOString().slice(0, 10),
  )
  const company = await keptHours.read(tx)
  const own = await ownHoursOf(tx, people)
  // A buffer reaches over midnight, and so does a day by another clock than Greenwich's.
  const [from, until] = [new Date(dated(from_day) - dayLength), new Date(dated(until_day) + 2 * dayLength)]
  const asked = { people, room, except: id ? [id] : [], most: mostBooked }
  const booked = await bookedBetween(tx, from, until, asked)
  const isRoom = (other: string) => room !== '' && other.trim().toLowerCase() === room.trim().toLowerCase()
  const times = freeTimes({
    ...{ days, minutes, holidays: company.holidays, bufferMinutes: company.buffer_minutes, after: now },
    room: booked.filter((one) => isRoom(one.room)),
    attendees: people.map((person) => ({
      hours: own.get(person) ?? company,
      daysOff: own.get(person)?.days_off ?? [],
      busy: booked.filter((one) => one.people.includes(person)),
    })),
  })
  return {
    list: times.slice(0, mostOffered).map((time) => ({
      interviewTime: time.from.toISOString(),
      endTime: time.until.toISOString(),
    })),
  }
}
