import { expect, test } from 'vitest'
import { hasRecentWork } from './recent-work.ts'

test.each<[readonly (string | null)[], boolean | null]>([
  [[], null],
  [[null], null],
  [['present'], true],
  [['2012-06', 'present'], true],
  [['2026-08'], true],
  [['2026-07'], false],
  [['2026-08-25'], true],
  [['2026-08-24'], false],
  [['2019-01', '2026-10'], true],
  [['2025'], false],
  [['soon'], null],
])('employments that ended %j count on 23 November 2026: %s', (ends, is) => {
  expect(hasRecentWork(ends, '2026-11-23')).toBe(is)
})
