import { expect, test } from 'vitest'
import { isCalendarSpan } from './calendar-span.ts'

test.each([
  ['one day', '2030-03-04', '2030-03-04', true],
  ['a week', '2030-03-04', '2030-03-10', true],
  ['six weeks', '2030-03-04', '2030-04-14', true],
  ['a day more', '2030-03-04', '2030-04-15', false],
  ['six weeks in which a clock changes', '2030-10-14', '2030-11-24', true],
  ['days the wrong way round', '2030-03-05', '2030-03-04', false],
] as const)('%s', (_, from, until, is) => {
  expect(isCalendarSpan(from, until)).toBe(is)
})
