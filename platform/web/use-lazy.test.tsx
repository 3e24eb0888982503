import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useLazy } from './use-lazy.ts'

afterEach(cleanup)

const words = () => {
  const gate = Promise.withResolvers<string>()
  return { load: vi.fn(() => gate.promise), arrive: () => gate.resolve('here') }
}

function Part({
  load,
  isWanted = true,
}: {
  readonly load: () => Promise<string>
  readonly isWanted?: boolean
}) {
  return <p>{useLazy(load, isWanted) ?? 'on its way'}</p>
}

test('shows what arrives when it does', async () => {
  const { load, arrive } = words()
  render(<Part load={load} />)
  expect(screen.getByText('on its way')).toBeTruthy()
  arrive()
  expect(await screen.findByText('here')).toBeTruthy()
})

test('is not fetched before it is wanted', async () => {
  const { load, arrive } = words()
  const { rerender } = render(<Part load={load} isWanted={false} />)
  expect(load).not.toHaveBeenCalled()
  arrive()
  rerender(<Part load={load} />)
  expect(await screen.findByText('here')).toBeTruthy()
})

test('is there at once the next time', async () => {
  const { load, arrive } = words()
  arrive()
  const { unmount } = render(<Part load={load} />)
  await screen.findByText('here')
  unmount()
  render(<Part load={load} />)
  expect(screen.getByText('here')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})

test('what may soon be needed is fetched when the browser is idle', async () => {
  const { load, arrive } = words()
  arrive()
  const Soon = () => <p>{useLazy(load, false, true) ?? 'on its way'}</p>
  render(<Soon />)
  expect(load).not.toHaveBeenCalled()
  expect(await screen.findByText('here')).toBeTruthy()
})
