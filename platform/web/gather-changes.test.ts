import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gatherChanges } from './gather-changes.ts'

const passed: unknown[] = []
let tell: ReturnType<typeof gatherChanges>

beforeEach(() => {
  vi.useFakeTimers()
  passed.length = 0
  tell = gatherChanges((changed) => passed.push(changed))
})
afterEach(() => {
  vi.useRealTimers()
})

test('the first change is passed on at once, and again after a rest', () => {
  tell({ application: [1] })
  expect(passed).toEqual([{ application: [1] }])
  vi.advanceTimersByTime(2_000)
  expect(passed).toHaveLength(1)
  tell({ application: [2] })
  expect(passed).toEqual([{ application: [1] }, { application: [2] }])
})

test('what follows is passed on together, one to two seconds later', () => {
  tell({ application: [1] })
  tell({ application: [2], tag: [5] })
  tell({})
  tell({ application: [3], tag: null })
  tell({ application: [2], tag: [6] })
  vi.advanceTimersByTime(999)
  expect(passed).toHaveLength(1)
  vi.advanceTimersByTime(1_001)
  expect(passed.slice(1)).toEqual([{ application: [2, 3], tag: null }])
})

test('changes that keep coming are passed on at most once a second, and none is lost', () => {
  for (let id = 0; id < 600; id++) {
    tell({ application: [id] })
    vi.advanceTimersByTime(50)
  }
  vi.advanceTimersByTime(2_000)
  expect(passed.length).toBeLessThan(32)
  expect(passed.length).toBeGreaterThan(14)
  const told = passed.flatMap((changed) => (changed as { application: number[] }).application)
  expect(told).toEqual(Array.from({ length: 600 }, (_, id) => id))
})
