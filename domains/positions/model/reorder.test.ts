import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reorder } from './reorder.ts'

test.each([
  [
    [1, 2, 3, 4],
    [3, 1],
    [3, 2, 1, 4],
  ],
  [
    [1, 2, 3, 4],
    [4, 3, 2, 1],
    [4, 3, 2, 1],
  ],
  [[1, 2, 3, 4], [], [1, 2, 3, 4]],
  [
    [1, 2, 3],
    [9, 3, 3, 1],
    [3, 2, 1],
  ],
])('%j wanted %j → %j', (current, wanted, order) => {
  expect(reorder(current, wanted)).toEqual(order)
})

test('nothing is lost, nothing else moves', () => {
  const order = fc.uniqueArray(fc.integer({ min: 1, max: 30 }))
  fc.assert(
    fc.property(order, order, (current, wanted) => {
      const after = reorder(current, wanted)
      expect(after.toSorted()).toEqual(current.toSorted())
      for (const [place, id] of current.entries()) if (!wanted.includes(id)) expect(after[place]).toBe(id)
      const named = wanted.filter((id) => current.includes(id))
      expect(after.filter((id) => named.includes(id))).toEqual(named)
    }),
  )
})
