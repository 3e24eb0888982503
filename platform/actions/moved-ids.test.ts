import { expect, test } from 'vitest'
import { movedIds } from './moved-ids.ts'

test('names only the rows between the two places, in their new order', () => {
  const ids = [1, 2, 3, 4, 5]
  expect(movedIds(ids, 3, 2)).toEqual([4, 3])
  expect(movedIds(ids, 1, 2)).toEqual([3, 2])
  expect(movedIds(ids, 4, 0)).toEqual([5, 1, 2, 3, 4])
  expect(movedIds(ids, 0, -1)).toEqual([])
  expect(movedIds(ids, 4, 5)).toEqual([])
  expect(movedIds(ids, 9, 0)).toEqual([])
})
