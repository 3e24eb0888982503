import { expect, test } from 'vitest'
import { liftOf } from './lift.ts'

const bounds = { first: 10, suiting: 4, of: 100 }

test.each<[string, boolean[], number]>([
  ['an empty list', [], 0],
  ['all of them first', [true, true, true, true, false], 4],
  ['one too late', [...Array<boolean>(10).fill(false), true], 0],
])('%s', (_, list, hits) => {
  expect(liftOf(list, bounds)).toEqual({ hits, byChance: 0.4 })
})

test('of fewer people than are looked at, everybody is drawn', () => {
  expect(liftOf([true], { first: 10, suiting: 1, of: 3 })).toEqual({ hits: 1, byChance: 1 })
})
