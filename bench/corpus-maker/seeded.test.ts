import { expect, test } from 'vitest'
import { pick, seeded } from './seeded.ts'

const draw = (seed: string, amount = 1000) => Array.from({ length: amount }, seeded(seed))

test('a document can be made again: the same seed gives the same choices, another seed others', () => {
  expect(draw('dev-001')).toEqual(draw('dev-001'))
  expect(draw('dev-001', 3)).not.toEqual(draw('dev-002', 3))
  expect(draw('王')).not.toEqual(draw('张'))
})

test('choices are even, from 0 up to 1 and never 1', () => {
  const drawn = draw('even', 10_000)
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...drawn)).toBeLessThan(1)
  const tenths = Map.groupBy(drawn, (value) => Math.floor(value * 10))
  expect(tenths.size).toBe(10)
  for (const { length } of tenths.values()) {
    expect(length).toBeGreaterThan(800)
    expect(length).toBeLessThan(1200)
  }
})

test('one of several is picked, and each of them at some time; of nothing there is none', () => {
  const random = seeded('pick')
  const picked = Array.from({ length: 200 }, () => pick(random, ['a', 'b', 'c']))
  expect(new Set(picked)).toEqual(new Set(['a', 'b', 'c']))
  expect(pick(() => 0.999_999, ['a', 'b'])).toBe('b')
  expect(() => pick(random, [])).toThrow('nothing')
})
