import { expect, test } from 'vitest'
import { applied, byStage, byStep, joined, underWay } from './application-counts.ts'

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

test('counts tell rounds of a stage apart; who names no step of the process is in the first of the stage', () => {
  const [screening, first, second] = [1, 12, 12].map((stage, id) => ({ id, stage, title: String(id) }))
  if (!screening || !first || !second) throw new Error('a step is missing')
  const counts = [
    at(1, 40, 41, 3),
    at(12, 30, 0, 2),
    { ...at(12, 30, 0, 4), processStep: second.id },
    { ...at(12, 50, 52, 1), processStep: second.id },
    { ...at(12, 60, 0, 8), processStep: 99 },
    at(5, 10, 11, 16),
  ]
  expect(byStep([screening, first, second], counts)).toEqual([
    { step: screening, count: 3, ended: 3 },
    { step: first, count: 10, ended: 0 },
    { step: second, count: 5, ended: 1 },
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
