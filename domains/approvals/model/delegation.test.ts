import { describe, expect, test } from 'vitest'
import { dayOf, faultOfSpan, stateOf, turningPoints } from './delegation.ts'

const span = (begins_on: string, ends_on: string) => ({ begins_on, ends_on })
const today = '2026-11-23'

test.each([
  ['2026-11-24', '2026-11-30', false, 'coming'],
  ['2026-11-23', '2026-11-23', false, 'on'],
  ['2026-11-01', '2026-11-23', false, 'on'],
  ['2026-11-01', '2026-11-22', false, 'over'],
  ['2026-11-01', '2026-11-30', true, 'ended'],
])('from %s to %s, ended %s: %s', (from, to, isEnded, state) => {
  expect(stateOf({ ...span(from, to), isEnded }, today)).toBe(state)
})

test.each([
  ['2026-11-23', '2026-11-23', null],
  ['2026-11-01', '2026-11-23', null],
  ['2026-11-25', '2026-11-24', 'ends_before_it_begins'],
  ['2026-11-01', '2026-11-22', 'day_passed'],
  ['2026-11-23', '2027-11-24', null],
  ['2026-11-23', '2027-11-25', 'away_too_long'],
])('from %s to %s is refused: %s', (from, to, fault) => {
  expect(faultOfSpan(span(from, to), today)).toBe(fault)
})

describe('others answer', () => {
  const daysFrom = (from: string, to: string) =>
    turningPoints(span(from, to), new Date(2026, 10, 23, 15)).map(dayOf)

  test('when it begins and when its last day is over', () => {
    expect(daysFrom('2026-11-30', '2026-12-31')).toEqual(['2026-11-30', '2027-01-01'])
  })

  test('from now on where it has begun', () => {
    expect(daysFrom('2026-11-23', '2026-11-24')).toEqual(['2026-11-25'])
  })
})
