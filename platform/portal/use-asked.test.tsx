import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useAsked } from './use-asked.ts'

test('of several answers to the same question the last that was asked for counts', async () => {
  const waiting: ((answer: string) => void)[] = []
  const ask = () => new Promise<string>((resolve) => waiting.push(resolve))
  const { result } = renderHook(() => useAsked('one', ask))
  act(() => result.current.reload())
  expect(waiting).toHaveLength(2)
  act(() => waiting[1]?.('second'))
  await waitFor(() => expect(result.current.data).toBe('second'))
  await act(async () => waiting[0]?.('first'))
  expect(result.current.data).toBe('second')
})
