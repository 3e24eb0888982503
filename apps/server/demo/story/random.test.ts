import { expect, test } from 'vitest'
import { createDeck, createRandom } from './random.ts'

test('the same seed tells the same numbers, another seed others', () => {
  const draw = (seed: number) => {
    const random = createRandom(seed)
    return Array.from({ length: 20 }, () => random.next())
  }
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)).not.toEqual(draw(8))
})

test('whole numbers reach both ends and nothing beyond', () => {
  const random = createRandom(1)
  const drawn = new Set(Array.from({ length: 500 }, () => random.between(3, 6)))
  expect([...drawn].toSorted()).toEqual([3, 4, 5, 6])
})

test('some never repeats a member and stops at the length of the list', () => {
  const random = createRandom(2)
  expect(random.some([1, 2, 3], 9).toSorted()).toEqual([1, 2, 3])
})

test('nothing can be picked from an empty list', () => {
  expect(() => createRandom(3).pick([])).toThrow()
})

test('a deck says everything once before it says anything twice', () => {
  const deal = createDeck(createRandom(4), ['a', 'b', 'c'])
  const round = () => [deal(), deal(), deal()].toSorted()
  expect(round()).toEqual(['a', 'b', 'c'])
  expect(round()).toEqual(['a', 'b', 'c'])
})
