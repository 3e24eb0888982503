import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookAgain } from './look-again.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('looks three times after one failure, later and later', async () => {
  const look = vi.fn(async () => undefined)
  lookAgain(look).remind()
  for (const [milliseconds, times] of [
    [199, 0],
    [1, 1],
    [2_000, 2],
    [8_000, 3],
    [60_000, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(milliseconds)
    expect(look).toHaveBeenCalledTimes(times)
  }
})

test('looks at most once a second, and one look at a time, however many fail', async () => {
  let atOnce = 0
  let most = 0
  const look = vi.fn(async () => {
    most = Math.max(most, ++atOnce)
    await new Promise((resolve) => setTimeout(resolve, 500))
    atOnce -= 1
  })
  const looking = lookAgain(look)
  for (let failure = 0; failure < 1_000; failure++) {
    looking.remind()
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(most).toBe(1)
  expect(look.mock.calls.length).toBeGreaterThan(4)
  expect(look.mock.calls.length).toBeLessThan(10)
  // The last failure was not overlooked.
  const before = look.mock.calls.length
  await vi.advanceTimersByTimeAsync(20_000)
  expect(look.mock.calls.length).toBeGreaterThan(before)
})

test('looks no more once it is stopped', async () => {
  const look = vi.fn(async () => undefined)
  const looking = lookAgain(look)
  looking.remind()
  looking.stop()
  looking.remind()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(look).not.toHaveBeenCalled()
})
