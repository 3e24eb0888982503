import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { story } from '../testing/examples.ts'
import { answerCalls, open } from '../testing/show.tsx'

afterEach(() => vi.useRealTimers())

test('tells where it stands, when, and what can be answered', async () => {
  answerCalls({ application: () => ({ data: story }) })
  open('/application/secret')
  expect(await screen.findByText('Please confirm the date below.')).toBeTruthy()
  expect(screen.getByText('Room 3')).toBeTruthy()
  expect(
    screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step')?.textContent,
  ).toMatch(/^Interview/)
  expect(screen.getByRole('button', { name: 'I’ll be there' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ask for another time' })).toBeTruthy()
})

test('an answer goes out with the version looked at, and the page shows what came of it', async () => {
  const next = { ...story, version: 5, next_step: 'take_part', answers: ['change_date'] }
  const calls = answerCalls({
    application: () => ({ data: story }),
    'application/answer': () => ({ data: next }),
  })
  open('/application/secret')
  fireEvent.click(await screen.findByRole('button', { name: 'I’ll be there' }))
  expect(await screen.findByText(/You’re confirmed/)).toBeTruthy()
  expect(calls.at(-1)?.body).toEqual({ token: 'secret', version: 4, action: 'accept', text: '' })
})

test('asking for another time takes words; who changed their mind goes back', async () => {
  const calls = answerCalls({
    application: () => ({ data: story }),
    'application/answer': () => ({ data: { ...story, version: 5, next_step: 'we_seek_time', answers: [] } }),
  })
  open('/application/secret')
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for another time' }))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(screen.getByRole('button', { name: 'Ask for another time' }))
  const field = screen.getByLabelText('Times that suit you')
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'Friday' } })
  fireEvent.submit(field)
  expect(await screen.findByText('We’re looking for another time for you.')).toBeTruthy()
  expect(calls.at(-1)?.body).toMatchObject({ action: 'change_date', text: 'Friday' })
})

test('who answers too late is told so and sees how it stands now', async () => {
  let isLater = false
  answerCalls({
    application: () => ({
      data: isLater ? { ...story, version: 6, stage: 'offer', next_step: 'offer_waits' } : story,
    }),
    'application/withdraw': () => {
      isLater = true
      return { code: 'stale', message: 'It has just moved on.' }
    },
  })
  open('/application/secret')
  fireEvent.submit(await screen.findByLabelText(/^Message/))
  expect(await screen.findByText('It has just moved on.')).toBeTruthy()
  expect(await screen.findByText('You have an offer to answer.')).toBeTruthy()
})

test('looks again every ten seconds and on coming back, keeps what it has when the network is gone', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let isGone = false
  const calls = answerCalls({
    application: () => {
      if (isGone) throw new TypeError('network')
      return { data: story }
    },
  })
  open('/application/secret')
  await screen.findByText('Please confirm the date below.')
  const before = calls.length
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(calls.length).toBe(before + 1)
  fireEvent.focus(window)
  await waitFor(() => expect(calls.length).toBe(before + 2))
  isGone = true
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(await screen.findByText('Can’t update right now; trying again')).toBeTruthy()
  expect(screen.getByText('Please confirm the date below.')).toBeTruthy()
})

test('an invitation that is looked at is reported as read, and can be answered at once', async () => {
  const invited = { ...story, answers: ['accept' as const], is_unread: true }
  const read = { ...invited, is_unread: false, version: story.version + 1 }
  const calls = answerCalls({
    application: () => ({ data: invited }),
    'application/viewed': () => ({ data: read }),
    'application/answer': () => ({ data: { ...read, answers: [], version: read.version + 1 } }),
  })
  open('/application/secret')
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('application/viewed'))
  fireEvent.click(await screen.findByRole('button', { name: 'I’ll be there' }))
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ action: 'accept', version: read.version }))
})

test('an invitation that cannot be reported as read is shown all the same', async () => {
  answerCalls({
    application: () => ({ data: { ...story, is_unread: true } }),
    'application/viewed': () => ({ code: 'unavailable', http: 503 }),
  })
  open('/application/secret')
  expect(await screen.findByText('Status')).toBeTruthy()
})

test('shows what was told by message, the newest open', async () => {
  const told = (subject: string, is_unread: boolean) => ({
    ...{ subject, is_unread, text: `text of ${subject}`, at: '2026-11-20T02:00:00.000Z' },
  })
  answerCalls({
    application: () => ({ data: { ...story, messages: [told('second', true), told('first', false)] } }),
  })
  open('/application/secret')
  const newest = (await screen.findByText('text of second')).closest('details')
  expect(newest?.open).toBe(true)
  expect(screen.getByText(/^New · second/)).toBeTruthy()
  expect(screen.getByText('text of first').closest('details')?.open).toBe(false)
})

test('an unknown link says what may be wrong with it', async () => {
  answerCalls({ application: () => ({ code: 'not_found', http: 404 }) })
  open('/application/other')
  expect(await screen.findByText(/the link is incomplete/)).toBeTruthy()
})
