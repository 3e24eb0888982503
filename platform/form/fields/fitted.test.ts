import { expect, test } from 'vitest'
import { fittedTo } from './fitted.ts'

const bounds = { min: 1, max: 100_000, isWhole: true }

test.each([
  ['0', 'least', 1],
  ['-7', 'least', 1],
  ['99999999', 'most', 100_000],
  ['2.5', 'whole', 3],
  ['100,001', 'most', 100_000],
])('%s is told: %s %d', (typed, why, value) => {
  expect(fittedTo(bounds, typed)).toEqual({ why, typed, value })
})

test.each(['', ' ', '1', '100000', '100,000', 'many'])('%j is left as it is', (typed) => {
  expect(fittedTo(bounds, typed)).toBeNull()
})

test('where nothing bounds it anything fits', () => {
  expect(fittedTo({ min: undefined, max: undefined, isWhole: false }, '-2.5')).toBeNull()
})
