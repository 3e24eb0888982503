import { expect, test } from 'vitest'
import { dismissToday, isDismissedToday } from './quota-dismissal.ts'

test('a quota is not heard of again on the day it was dismissed, by the company’s clock', () => {
  dismissToday('interview', true, new Date(2026, 10, 22, 0, 1))
  expect(isDismissedToday('interview', new Date(2026, 10, 22, 23, 59))).toBe(true)
  expect(isDismissedToday('interview', new Date(2026, 10, 23, 0, 0))).toBe(false)
  expect(isDismissedToday('message', new Date(2026, 10, 22, 12))).toBe(false)
  dismissToday('interview', false)
  expect(isDismissedToday('interview', new Date(2026, 10, 22, 12))).toBe(false)
  expect(isDismissedToday(null, new Date(2026, 10, 22, 12))).toBe(false)
})
