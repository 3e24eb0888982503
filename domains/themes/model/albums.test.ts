import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedTo, offeredSizes } from './albums.ts'

test.each([
  [[7, 8, 9], 9, 1, [9, 7, 8]],
  [[7, 8, 9], 7, 2, [8, 7, 9]],
  [[7, 8, 9], 8, 2, [7, 8, 9]],
  [[7, 8, 9], 7, 99, [8, 9, 7]],
  [[7, 8, 9], 9, -1, [9, 7, 8]],
  [[7, 8, 9], 5, 1, [7, 8, 9]],
])('of %j, %i goes to place %i', (ids, id, place, expected) =>
  expect(movedTo(ids, id, place)).toEqual(expected),
)

test('nobody is lost and the others keep their order', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1 })
  fc.assert(
    fc.property(ids, fc.nat(), fc.integer(), (all, pick, place) => {
      const id = all[pick % all.length] ?? 0
      const moved = movedTo(all, id, place)
      expect(moved.toSorted()).toEqual(all.toSorted())
      expect(moved.filter((other) => other !== id)).toEqual(all.filter((other) => other !== id))
    }),
  )
})

test.each([
  [1600, ['small 320', 'middle 800', 'wide 1600']],
  [800, ['small 320', 'wide 800']],
  [801, ['small 320', 'middle 800', 'wide 801']],
  [320, ['wide 320']],
  [40, ['wide 40']],
])('of a picture %i pixels wide those sizes are offered that differ', (width, offered) => {
  expect(offeredSizes(width).map((one) => `${one.size} ${one.width}`)).toEqual(offered)
})
