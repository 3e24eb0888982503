import { loadTexts } from '@bole/platform/portal-shell'
import { answerCalls, openPage } from '@bole/platform/portal-testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { HallPage } from './hall-page.tsx'

await loadTexts('en-US')

const hall = {
  ...{ organisation: { name: 'Acme', slug: 'acme' }, place: 'Hall 1', door_path: '/careers/queue/door' },
  ...{ interviewTime: '2030-03-01T02:00:00.000Z', endTime: '2030-03-01T06:00:00.000Z' },
  rooms: [
    { id: 1, title: 'Room A', now: { number: 1, name: '王**', state: 'called' } },
    { id: 2, title: 'Room B', now: null },
  ],
  waiting: [{ number: 3, name: 'A. S.' }],
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = () => openPage(() => <HallPage token="t" />, '/')

test('shows who is called where, who waits, and where to sign in', async () => {
  answerCalls('careers', { 'queue/hall': () => ({ data: hall }) })
  open()
  const [a, b] = (await screen.findAllByRole('heading', { level: 2 })).map(
    ({ parentElement }) => parentElement,
  )
  expect(a?.textContent).toBe('Room A1 王**Please come in')
  expect(b?.textContent).toBe('Room BFree')
  expect(within(screen.getByRole('region', { name: 'Waiting' })).getByText(/A\. S\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Scan to check in' }).getAttribute('href')).toMatch(
    /\/careers\/queue\/door$/,
  )
})

test('follows the queue, and shows nothing any more once it is closed', async () => {
  let answer: Parameters<typeof answerCalls>[1][string] = () => ({ data: hall })
  answerCalls('careers', { 'queue/hall': (made) => answer(made) })
  open()
  await screen.findByText('Room A')
  answer = () => ({ data: { ...hall, waiting: [] } })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('Nobody is waiting')).toBeTruthy()
  answer = () => ({ code: 'not_found', http: 404 })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('Page not found')).toBeTruthy()
  expect(screen.queryByText('Room A')).toBeNull()
})
