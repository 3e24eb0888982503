import { expect, test } from 'vitest'
import { createRecentChanges } from './recent-changes.ts'

function atWork() {
  let moment = 100_000
  const recent = createRecentChanges(() => moment)
  return { recent, pass: (milliseconds: number) => (moment += milliseconds) }
}
const candidate = { candidate: [1] }
const position = { position: null }

test('what changed since a window began is told to its organisation only', () => {
  const { recent, pass } = atWork()
  pass(10_000)
  recent.add(1, position)
  pass(5_000)
  recent.add(1, candidate)
  recent.add(2, position)
  pass(500)
  expect(recent.since(1, 0)).toEqual([candidate])
  expect(recent.since(1, 6_000)).toEqual([position, candidate])
  expect(recent.since(2, 6_000)).toEqual([position])
  expect(recent.since(3, 6_000)).toEqual([])
})

test('what was before the server listened, or longer ago than it remembers, is not known', () => {
  const { recent, pass } = atWork()
  pass(5_000)
  expect(recent.since(1, 3_000)).toEqual([])
  expect(recent.since(1, 4_001)).toBeNull()
  pass(100_000)
  expect(recent.since(1, 59_000)).toEqual([])
  expect(recent.since(1, 59_001)).toBeNull()
  recent.forget()
  pass(2_000)
  expect(recent.since(1, 1_000)).toEqual([])
  expect(recent.since(1, 1_001)).toBeNull()
})

test('older changes are let go of when new ones come', () => {
  const { recent, pass } = atWork()
  recent.add(1, position)
  pass(60_000)
  recent.add(1, candidate)
  pass(500)
  expect(recent.since(1, 59_000)).toEqual([candidate])
})
