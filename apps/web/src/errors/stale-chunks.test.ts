import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnceWhenChunksAreGone } from './stale-chunks.ts'

const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  reload.mockClear()
})
afterEach(() => vi.useRealTimers())

reloadOnceWhenChunksAreGone()
const loseChunk = () => {
  const event = new Event('vite:preloadError', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('a missing piece loads the page anew, once', () => {
  expect(loseChunk()).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
  expect(loseChunk()).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that stood for a while may be loaded anew again', () => {
  loseChunk()
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(9_000)
  expect(loseChunk()).toBe(false)
  vi.advanceTimersByTime(2_000)
  expect(loseChunk()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})
