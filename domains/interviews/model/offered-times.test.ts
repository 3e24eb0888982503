import { describe, expect, test } from 'vitest'
import { canTakeTime, type Offered, offerStateOf, timesLeft, whyNotOffered } from './offered-times.ts'

const hour = (value: number) => new Date(Date.UTC(2030, 2, 4, value))
const asked: Offered = {
  ...{ endedAs: null, chosen: null, hasMoved: false, isClosed: false },
  ...{ step: 60, detail: 0, meetsAt: null },
}
const took = { chosen: hour(9), meetsAt: hour(9), step: 20, detail: 21 }

describe('an offer', () => {
  test.each<[string, Partial<Offered>, string]>([
    ['nobody answered yet', {}, 'open'],
    ['was looked at', { detail: 61 }, 'open'],
    ['led to a time', took, 'booked'],
    ['led to an interview that was passed', { ...took, step: 40, detail: 0, isClosed: true }, 'booked'],
    ['had no time that suited', { step: 10, detail: 17 }, 'none_fits'],
    ['had one, which suits no more', { ...took, step: 10, detail: 17 }, 'none_fits'],
    ['was answered too late', { step: 10, detail: 18 }, 'no_reply'],
    ['has nothing left', { step: 10, detail: 19 }, 'used_up'],
    ['was declined', { step: 50, detail: 52 }, 'declined'],
    ['led to a time that was called off', { ...took, step: 10, detail: 13 }, 'closed'],
    ['was overtaken by another time', { meetsAt: hour(8) }, 'closed'],
    ['led to a time that was moved since', { ...took, meetsAt: hour(8) }, 'closed'],
    ['was left behind', { isClosed: true }, 'closed'],
    ['was withdrawn', { endedAs: 'withdrawn' }, 'withdrawn'],
    ['had none that suited, and was followed by another', { endedAs: 'none_fits', ...took }, 'none_fits'],
  ])('that %s', (_, more, state) => {
    expect(offerStateOf({ ...asked, ...more })).toBe(state)
  })
})

describe('a time can be taken', () => {
  test.each<[string, Partial<Offered>, number, boolean]>([
    ['before the deadline', {}, 5, true],
    ['not at the deadline', {}, 6, false],
    ['once instead of another, also after it', took, 7, true],
    ['not twice', { ...took, hasMoved: true }, 7, false],
    ['not when the one they have begins', took, 9, false],
    ['not once they have come', { ...took, detail: 22 }, 7, false],
    ['not of an offer that was withdrawn', { endedAs: 'withdrawn' }, 5, false],
  ])('%s', (_, more, now, can) => {
    expect(canTakeTime({ ...asked, ...more }, hour(6), hour(now))).toBe(can)
  })
})

describe('times that are left', () => {
  const times = [8, 9, 10].map((from) => ({ from: hour(from), until: hour(from + 1) }))
  const where = { people: [3], room: 'Room 4' }
  const at = (from: number, more: object) => ({
    ...{ id: 7, from: hour(from), until: hour(from + 1), people: [], room: '', ...more },
  })

  test.each([
    ['all of them', [], 0, [8, 9, 10]],
    ['not where somebody is elsewhere', [at(9, { people: [3] })], 0, [8, 10]],
    ['not where the room is taken', [at(10, { room: ' room 4' })], 0, [8, 9]],
    ['also beside others', [at(8, { people: [5], room: 'Room 5' })], 0, [8, 9, 10]],
    ['not what has begun', [], 9, [10]],
  ])('%s', (_, booked, now, left) => {
    expect(timesLeft(times, where, booked, hour(now)).map(({ from }) => from.getUTCHours())).toEqual(left)
  })

  test('none without anybody to meet', () => {
    expect(timesLeft(times, { people: [], room: '' }, [], hour(0))).toEqual([])
  })
})

test.each([
  ['times to come', [[8, 9]], 6, null],
  [
    'until after the first of several',
    [
      [8, 9],
      [12, 13],
    ],
    9,
    null,
  ],
  ['until after the last', [[8, 9]], 9, 'reply_by_too_late'],
  ['until a moment that passed', [[8, 9]], 4, 'reply_by_passed'],
  ['a time that passed', [[3, 9]], 6, 'meeting_passed'],
  ['a time without length', [[8, 8]], 6, 'ends_before_it_begins'],
] as const)('%s can be offered, or why not', (_, given, replyBy, why) => {
  const times = given.map(([from, until]) => ({ from: hour(from), until: hour(until) }))
  expect(whyNotOffered(times, hour(replyBy), hour(5))).toBe(why)
})
