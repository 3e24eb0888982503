import { expect, test } from 'vitest'
import { applied, byStage, joined, underWay } from './application-counts.ts'

const at = (stage: number, step: number, detail: number, amount = 1) => ({ stage, step, detail, amount })

test('counts tell who is under way, who has joined and where everybody stands', () => {
  const counts = [
    at(6, 20, 21, 2),
    at(6, 10, 11),
    at(6, 30, 31),
    at(1, 0, 0, 4),
    at(1, 40, 41, 8),
    at(12, 60, 61),
    at(5, 50, 51),
  ]
  expect(applied(counts)).toBe(18)
  expect(joined(counts)).toBe(2)
  expect(underWay(counts)).toBe(1 + 4 + 1 + 1)
  expect(byStage(counts)).toEqual([
    { stage: 1, count: 12 },
    { stage: 12, count: 1 },
    { stage: 5, count: 1 },
    { stage: 6, count: 4 },
  ])
})

test.each([
  [at(1, 40, 42), 0],
  [at(14, 50, 51), 0],
  [at(5, 40, 41), 0],
  [at(6, 30, 31), 0],
  [at(6, 20, 21), 0],
  [at(5, 30, 31), 1],
  [at(6, 10, 12), 1],
  [at(1, 0, 0), 1],
])('%o: %d under way', (count, expected) => {
  expect(underWay([count])).toBe(expected)
})

test('nobody is nobody', () => {
  expect([applied([]), joined([]), underWay([]), byStage([])]).toEqual([0, 0, 0, []])
})
