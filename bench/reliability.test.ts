import { expect, test } from 'vitest'
import type { Verdict } from './parse-score.ts'
import { bandsOf, reliabilityTable, shareRight, withoutDoubt } from './reliability.ts'

const verdict = (confidence: number | null, isRight: boolean, field = 'name'): Verdict => ({
  ...{ field, expected: 'a', read: confidence === null ? null : 'a', confidence, isRight },
})
const verdicts = [
  verdict(0.98, true),
  verdict(0.95, false),
  verdict(0.7, true),
  verdict(0.69, false),
  verdict(0.6, true, 'city'),
  verdict(null, false),
]

test('a value counts in the band of its confidence, and what was not read in none', () => {
  expect(bandsOf(verdicts).map(({ count, right }) => [count, right])).toEqual([
    ...[
      [0, 0],
      [2, 1],
      [1, 1],
      [0, 0],
      [0, 0],
      [2, 1],
    ],
  ])
})

test('what is shown without doubt is counted by itself', () => {
  const sure = withoutDoubt(verdicts)
  expect([sure.count, sure.right, shareRight(sure).toFixed(2)]).toEqual([3, 2, '0.67'])
  expect(shareRight(withoutDoubt([]))).toBe(1)
})

test('the table has a row per field and one for all', () => {
  const rows = reliabilityTable(verdicts).split('\n')
  expect(rows.map((row) => row.split(' ')[0])).toEqual(['field', 'name', 'city', 'all'])
  expect(rows.at(-1)).toMatch(/\|\|\s+3\s+66\.7$/)
})
