import { act, renderHook } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { useWindow } from './use-window.ts'

const windowOver = (count: number) =>
  renderHook((rows: number) => useWindow(rows, 50, 500), { initialProps: count })

describe('of many rows those in sight are drawn, and a few beyond', () => {
  test('at the top', () => {
    expect(windowOver(10_000).result.current).toMatchObject({ from: 0, to: 22 })
  })

  test.each([0, 49, 50, 3333, 499_500])('wherever one scrolls to: %s px', (scrollTop) => {
    const { result } = windowOver(10_000)
    act(() => result.current.follow(scrollTop))
    const { from, to } = result.current
    expect(from * 50).toBeLessThanOrEqual(scrollTop)
    expect(to * 50).toBeGreaterThanOrEqual(Math.min(scrollTop + 500, 500_000))
    expect(to - from).toBeLessThan(40)
  })

  test('a row’s height further nothing is drawn anew', () => {
    const { result } = windowOver(10_000)
    act(() => result.current.follow(400))
    const before = result.current
    act(() => result.current.follow(450))
    expect(result.current).toMatchObject({ from: before.from, to: before.to })
  })

  test('where the list became shorter than where one was', () => {
    const { result, rerender } = windowOver(10_000)
    act(() => result.current.follow(400_000))
    rerender(3)
    expect(result.current).toMatchObject({ from: 0, to: 3 })
  })
})
