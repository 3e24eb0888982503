import { expect, test } from 'vitest'
import { dayAfter, isSameWeek, mondayOf } from './week.ts'

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

test('days go on over the end of a month and of a year, whatever the clock does', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29')
  expect(dayAfter('2026-03-30', -7)).toBe('2026-03-23')
  expect(isSameWeek('2026-11-22', '2026-11-23')).toBe(false)
  expect(isSameWeek('2026-11-16', '2026-11-22')).toBe(true)
})
