import { expect, test } from 'vitest'
import { isMet, quantile, tableOf } from './figure.ts'

test.each([
  [{ value: 250, unit: 'kB', target: 250 }, true],
  [{ value: 250.1, unit: 'kB', target: 250 }, false],
  [{ value: 59, unit: 'frames/s', target: 60 }, false],
  [{ value: 60, unit: 'frames/s', target: 60 }, true],
  [{ value: 9999, unit: 'ms', target: null }, true],
] as const)('%j is met: %s', (figure, met) => {
  expect(isMet({ what: '', ...figure })).toBe(met)
})

test('the middle of several, and the slow end of them', () => {
  expect(quantile([5, 1, 3])).toBe(3)
  expect(quantile([...Array(100).keys()], 0.95)).toBe(95)
})

test('a table says what was measured beside what was wanted', () => {
  const table = tableOf([
    { what: 'list', value: 232.8, unit: 'kB', target: 250 },
    { what: 'scroll', value: 42, unit: 'frames/s', target: 60, note: 'busy' },
  ])
  expect(table).toContain('| list | 233 kB | ≤ 250 kB | ✓ |  |')
  expect(table).toContain('| scroll | 42.0 frames/s | ≥ 60 frames/s | ✗ | busy |')
})
