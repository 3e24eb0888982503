import { expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

test('acts after the next frame, not in it', () => {
  vi.useFakeTimers()
  try {
    const acts: string[] = []
    afterPaint(() => acts.push('later'))
    requestAnimationFrame(() => acts.push('drawn'))
    expect(acts).toEqual([])
    vi.advanceTimersByTime(100)
    expect(acts).toEqual(['drawn', 'later'])
  } finally {
    vi.useRealTimers()
  }
})
