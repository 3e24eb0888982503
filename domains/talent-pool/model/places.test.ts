import { expect, test } from 'vitest'
import { hasRoomFor, placesOf } from './places.ts'

test.each([
  [null, 5, 1000, null, true],
  [5, 4, 1, 1, true],
  [5, 4, 2, 1, false],
  [5, 5, 0, 0, true],
  [5, 5, 1, 0, false],
  [5, 9, 1, 0, false],
  [0, 0, 1, 0, false],
])('of %s places %i are taken and %i come', (total, used, coming, canUse, hasRoom) => {
  const places = placesOf(total, used)
  expect(places).toEqual({ total, used, canUse })
  expect(hasRoomFor(places, coming)).toBe(hasRoom)
})
