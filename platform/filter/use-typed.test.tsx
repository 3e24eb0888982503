import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTyped } from './use-typed.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const open = () => {
  const asked: string[] = []
  const field = renderHook(({ address }) => useTyped(address, (text) => asked.push(text)), {
    initialProps: { address: '' },
  })
  const type = (text: string) => {
    act(() => field.result.current[1](text))
  }
  const wait = (milliseconds: number) => {
    act(() => {
      vi.advanceTimersByTime(milliseconds)
    })
  }
  return {
    asked,
    type,
    wait,
    go: (address: string) => field.rerender({ address }),
    shown: () => field.result.current[0],
  }
}

test('what is typed is asked once, after a pause', () => {
  const { asked, type, wait, shown } = open()
  type('l')
  wait(200)
  type('la')
  wait(200)
  expect(asked).toEqual([])
  wait(50)
  expect([asked, shown()]).toEqual([['la'], 'la'])
})

test('what is typed and taken away again is never asked', () => {
  const { asked, type, wait } = open()
  type('l')
  type('')
  wait(1000)
  expect(asked).toEqual([])
})

test('another address fills the field, but not while somebody types', () => {
  const { asked, type, wait, go, shown } = open()
  go('lamp')
  expect(shown()).toBe('lamp')
  type('lamps')
  go('')
  expect(shown()).toBe('lamps')
  wait(250)
  expect(asked).toEqual(['lamps'])
})
