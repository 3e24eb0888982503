import { expect, test } from 'vitest'
import { aloneAndInPairs, middleOf } from './pairs.ts'

test('each alone, and every two once', () => {
  expect(aloneAndInPairs(['a', 'b', 'c'])).toEqual([['a'], ['a', 'b'], ['a', 'c'], ['b'], ['b', 'c'], ['c']])
  expect(aloneAndInPairs([])).toEqual([])
  const many = aloneAndInPairs(Array.from({ length: 23 }, (_, index) => String(index)))
  expect(many).toHaveLength(23 + (23 * 22) / 2)
  expect(new Set(many.map((asked) => asked.join())).size).toBe(many.length)
})

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2],
  [[7], 7],
])('in the middle of %j is %d', (values, middle) => {
  expect(middleOf(values)).toBe(middle)
})

test('of nothing there is no middle', () => {
  expect(middleOf([])).toBeNaN()
})
