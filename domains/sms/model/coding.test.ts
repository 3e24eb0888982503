import { expect, test } from 'vitest'
import { codingOf } from './coding.ts'

test.each([
  ['Write to jobs@acme.test or call, ref a_b $5', 0, false],
  ['x'.repeat(160), 0, false],
  ['x'.repeat(161), 0, true],
  // Each bracket takes two codes.
  [`${'['.repeat(8)}${'x'.repeat(144)}${']'.repeat(8)}`, 0, true],
  [`${'['.repeat(8)}${'x'.repeat(144)}`, 0, false],
  ['€'.repeat(80), 0, false],
  ['€'.repeat(81), 0, true],
  ['Olá, José', 8, false],
  ['a `quote`', 8, false],
  ['a\ttab', 8, false],
  [`${'x'.repeat(69)}面`, 8, false],
  [`${'x'.repeat(70)}面`, 8, true],
  // Two units of UTF-16 each.
  ['😀'.repeat(35), 8, false],
  ['😀'.repeat(36), 8, true],
])('%s is declared as %d; longer than one: %s', (text, coding, isLong) =>
  expect(codingOf(text)).toEqual({ coding, isLong }),
)
