import { describe, expect, test } from 'vitest'
import { type Choices, choose, groupOf, isOn, kindGroups, kindsIn, leavesAt, type Timing } from './index.ts'

test('every kind has its group, and what is told no more has none', () => {
  expect(kindsIn(kindGroups).every((kind) => groupOf(kind) !== null)).toBe(true)
  expect(groupOf('asked_to_approve')).toBe('approvals')
  expect(groupOf('upload_finished')).toBeNull()
  expect(kindsIn(['feedback'])).toEqual(['asked_for_feedback', 'asked_for_feedback_many'])
})

describe('how somebody is told', () => {
  test.each([
    ['approvals', 'here', true],
    ['approvals', 'mail', true],
    ['interviews', 'platform', true],
    ['candidates', 'here', true],
    ['candidates', 'mail', false],
    ['work', 'platform', false],
  ] as const)('of %s, %s, where nobody chose: %s', (group, channel, on) => {
    expect(isOn({}, group, channel)).toBe(on)
  })

  test('is what they chose, and a choice that is as by default is forgotten', () => {
    const chosen = choose(choose({}, 'approvals', 'mail', false), 'work', 'mail', true)
    expect(chosen).toEqual({ approvals: { mail: false }, work: { mail: true } } satisfies Choices)
    expect([isOn(chosen, 'approvals', 'mail'), isOn(chosen, 'work', 'mail')]).toEqual([false, true])
    expect(choose(choose(chosen, 'approvals', 'mail', true), 'work', 'mail', false)).toEqual({})
  })
})

describe('a notice leaves', () => {
  const night = { from: 22, until: 8 }
  const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute)
  test.each<[string, Partial<Timing>, Date, Date]>([
    ['at once', {}, at(4, 10, 20), at(4, 10, 20)],
    ['with those of the hour', { pace: 'hourly' }, at(4, 10, 20), at(4, 11)],
    ['at the very hour', { pace: 'hourly' }, at(4, 10), at(4, 10)],
    ['with those of the day', { pace: 'daily', hour: 9 }, at(4, 8, 20), at(4, 9)],
    ['with those of the next day', { pace: 'daily', hour: 9 }, at(4, 9, 1), at(5, 9)],
    ['when the night is over', { quiet: night }, at(4, 23, 30), at(5, 8)],
    ['when the morning comes', { quiet: night }, at(5, 3), at(5, 8)],
    ['at the end of quiet hours, which are over then', { quiet: night }, at(5, 8), at(5, 8)],
    ['before they begin', { quiet: night }, at(4, 21, 59), at(4, 21, 59)],
    [
      'after those of the hour fell into the night',
      { pace: 'hourly', quiet: night },
      at(4, 21, 30),
      at(5, 8),
    ],
    ['after a break at noon', { quiet: { from: 12, until: 14 } }, at(4, 12), at(4, 14)],
    ['at once where the quiet has no length', { quiet: { from: 9, until: 9 } }, at(4, 9), at(4, 9)],
  ])('%s', (_, timing, told, expected) => {
    expect(leavesAt({ pace: 'at_once', hour: 9, quiet: null, ...timing }, told)).toEqual(expected)
  })
})
