import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overlaps, type Stretch } from './conflicts.ts'
import { freeTimes } from './free-times.ts'

const monday = '2030-03-04'
const at = (hour: number, minute = 0, day = 4) => new Date(2030, 2, day, hour, minute)
const usual = { weekdays: [1, 2, 3, 4, 5], opens_at: 9, closes_at: 12 }
const free = { hours: usual, daysOff: [], busy: [] }
const asked = {
  ...{ days: [monday], minutes: 60, attendees: [free], room: [], holidays: [] },
  ...{ bufferMinutes: 0, after: at(0) },
}
const clocks = (times: readonly Stretch[]) =>
  times.map(({ from }) => `${from.getHours()}:${String(from.getMinutes()).padStart(2, '0')}`)

type Asked = Parameters<typeof freeTimes>[0]

test.each<[string, Partial<Asked>, readonly string[]]>([
  ['a free morning', {}, ['9:00', '9:30', '10:00', '10:30', '11:00']],
  ['a morning that has begun', { after: at(10, 10) }, ['10:30', '11:00']],
  ['a holiday', { holidays: [monday] }, []],
  ['a Sunday', { days: ['2030-03-03'] }, []],
  ['a day off of one of two', { attendees: [free, { ...free, daysOff: [monday] }] }, []],
  [
    'hours that only overlap',
    { attendees: [free, { ...free, hours: { ...usual, opens_at: 11 } }] },
    ['11:00'],
  ],
  [
    'hours that do not',
    { attendees: [free, { ...free, hours: { ...usual, opens_at: 13, closes_at: 18 } }] },
    [],
  ],
  [
    'a meeting in the middle',
    { attendees: [{ ...free, busy: [{ from: at(10), until: at(10, 30) }] }] },
    ['9:00', '10:30', '11:00'],
  ],
  [
    'the same with a buffer',
    { bufferMinutes: 15, attendees: [{ ...free, busy: [{ from: at(10), until: at(10, 30) }] }] },
    ['11:00'],
  ],
  [
    'a room that is taken, buffer or not',
    { bufferMinutes: 15, room: [{ from: at(9), until: at(10) }] },
    ['10:00', '10:30', '11:00'],
  ],
  ['what is longer than the morning', { minutes: 200 }, []],
  ['nobody asked but a room', { attendees: [], minutes: 24 * 60 }, ['0:00']],
])('%s', (_, given, expected) => {
  expect(clocks(freeTimes({ ...asked, ...given }))).toEqual(expected)
})

describe('on random days', () => {
  const stretch = fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 12 }))
    .map(([day, from, length]) => ({ from: at(0, from * 15, day), until: at(0, (from + length) * 15, day) }))
  const hours = fc
    .tuple(
      fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
      fc.integer({ min: 0, max: 16 }),
      fc.integer({ min: 1, max: 8 }),
    )
    .map(([weekdays, opens_at, length]) => ({ weekdays, opens_at, closes_at: opens_at + length }))
  const days = Array.from({ length: 9 }, (_, index) => `2030-03-${String(index + 1).padStart(2, '0')}`)
  const attendee = fc.record({
    hours,
    daysOff: fc.subarray(days, { maxLength: 3 }),
    busy: fc.array(stretch, { maxLength: 6 }),
  })
  const situation = fc.record({
    days: fc.constant(days),
    minutes: fc.integer({ min: 1, max: 12 }).map((quarters) => quarters * 15),
    attendees: fc.array(attendee, { minLength: 1, maxLength: 4 }),
    room: fc.array(stretch, { maxLength: 6 }),
    holidays: fc.subarray(days, { maxLength: 2 }),
    bufferMinutes: fc.constantFrom(0, 5, 15, 30),
    after: fc.integer({ min: 1, max: 5 }).map((day) => at(10, 0, day)),
  })

  test('every half hour is offered exactly where everybody works, and nobody and no room has anything', () => {
    fc.assert(
      fc.property(situation, (given) => {
        const offered = new Set(freeTimes(given).map(({ from }) => from.getTime()))
        const opens = Math.max(...given.attendees.map((one) => one.hours.opens_at))
        for (const [index, day] of days.entries())
          for (let half = 0; half < 48; half += 1) {
            const time = {
              from: at(0, half * 30, index + 1),
              until: at(0, half * 30 + given.minutes, index + 1),
            }
            const buffer = given.bufferMinutes
            const isFree =
              half * 30 >= opens * 60 &&
              time.from >= given.after &&
              !given.holidays.includes(day) &&
              !given.room.some((other) => overlaps(time, other)) &&
              given.attendees.every(
                (one) =>
                  one.hours.weekdays.includes(time.from.getDay() || 7) &&
                  !one.daysOff.includes(day) &&
                  time.until <= at(one.hours.closes_at, 0, index + 1) &&
                  one.busy.every(
                    ({ from, until }) =>
                      time.until.getTime() + buffer * 60_000 <= from.getTime() ||
                      until.getTime() + buffer * 60_000 <= time.from.getTime(),
                  ),
              )
            expect(offered.has(time.from.getTime())).toBe(isFree)
          }
      }),
    )
  })

  test('whatever is taken of what is offered, nobody and no room is booked twice', () => {
    fc.assert(
      fc.property(situation, fc.array(fc.nat(), { maxLength: 12 }), (given, choices) => {
        let now = given
        for (const choice of choices) {
          const offered = freeTimes(now)
          const taken = offered[choice % Math.max(1, offered.length)]
          if (!taken) return
          for (const busy of [now.room, ...now.attendees.map((one) => one.busy)])
            expect(busy.some((other) => overlaps(taken, other))).toBe(false)
          now = {
            ...now,
            room: [...now.room, taken],
            attendees: now.attendees.map((one) => ({ ...one, busy: [...one.busy, taken] })),
          }
        }
      }),
    )
  })
})
