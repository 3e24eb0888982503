import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from './query-cache.ts'
import { whenQuiet } from './when-quiet.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('waits for what is being asked', async () => {
  const act = vi.fn()
  const answer = Promise.withResolvers<number>()
  const asked = queryClient.fetchQuery({ queryKey: ['sample'], queryFn: () => answer.promise })
  whenQuiet(act)
  await vi.advanceTimersByTimeAsync(5000)
  expect(act).not.toHaveBeenCalled()
  answer.resolve(1)
  await asked
  await vi.advanceTimersByTimeAsync(1000)
  expect(act).toHaveBeenCalledOnce()
})

test('waits for what has only just arrived', async () => {
  const act = vi.fn()
  const arrived = vi.spyOn(performance, 'getEntriesByType')
  arrived.mockImplementation(() => {
    const startTime = performance.now() - 10
    return [{ name: 'a.js', entryType: 'resource', startTime, duration: 5, toJSON: () => ({}) }]
  })
  whenQuiet(act)
  await vi.advanceTimersByTimeAsync(5000)
  expect(act).not.toHaveBeenCalled()
  arrived.mockRestore()
  await vi.advanceTimersByTimeAsync(1000)
  expect(act).toHaveBeenCalledOnce()
})

test.each(['scroll', 'keydown', 'pointerdown'])('waits for somebody who is busy (%s)', async (kind) => {
  const act = vi.fn()
  whenQuiet(act)
  for (let times = 0; times < 50; times++) {
    document.body.dispatchEvent(new Event(kind))
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(act).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(act).toHaveBeenCalledOnce()
})

test('can be called off', async () => {
  const act = vi.fn()
  whenQuiet(act)()
  await vi.advanceTimersByTimeAsync(5000)
  expect(act).not.toHaveBeenCalled()
})
