import { expect, test } from 'vitest'
import { emptyDate } from '../model/interview-days.ts'
import { dayOrNone, momentOrNone } from './day-or-none.ts'

test.each([
  ['moment', emptyDate, null],
  ['moment', '0000-00-00', null],
  ['moment', null, null],
  ['moment', undefined, undefined],
  ['moment', '2030-03-04T02:00:00Z', '2030-03-04T02:00:00Z'],
  ['day', emptyDate, null],
  ['day', '0000-00-00', null],
  ['day', '2030-03-04', '2030-03-04'],
] as const)('a %s takes %j as %j', (kind, given, taken) => {
  expect((kind === 'day' ? dayOrNone : momentOrNone).parse(given)).toBe(taken)
})

test.each(['0000-00-00 00:00', '0000-00-01', '', 'none', 0])('%j is neither a date nor none', (given) => {
  expect(momentOrNone.safeParse(given).success).toBe(false)
  expect(dayOrNone.safeParse(given).success).toBe(false)
})
