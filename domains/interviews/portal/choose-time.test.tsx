import { loadTexts } from '@bole/platform/portal-shell'
import { answerCalls, openPage } from '@bole/platform/portal-testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChooseTime } from './choose-time.tsx'

await loadTexts('en-US')

const token = 'a'.repeat(43)
const at = (hour: number) => `2030-03-04T${String(hour).padStart(2, '0')}:00:00.000Z`
const time = (hour: number) => ({ interviewTime: at(hour), endTime: at(hour + 1) })
const offer = {
  ...{ reply_by: at(0), is_chosen: false, people: ['Chen', 'Gao'], times: [time(2), time(3)] },
  ...{ place: 'Room 4', is_online: false, address: '8 Keyuan Road' },
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (given: Partial<typeof offer> = {}) => {
  const onAnswered = vi.fn(() => Promise.resolve())
  openPage(() => <ChooseTime token={token} offer={{ ...offer, ...given }} onAnswered={onAnswered} />, '/')
  return onAnswered
}

const takes = async () => {
  const [, second] = await screen.findAllByRole('listitem')
  const button = second?.querySelector('button')
  if (button) fireEvent.click(button)
  expect(button?.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(screen.getByText('Take this time'))
}

test('a candidate takes one of the times, knowing whom they meet and where', async () => {
  const made = answerCalls('careers', { 'interview/take-time': () => ({ data: time(3) }) })
  const onAnswered = open()
  expect(await screen.findByText('Chen · Gao')).toBeTruthy()
  expect(screen.getByText('Room 4 · 8 Keyuan Road')).toBeTruthy()
  await takes()
  await waitFor(() => expect(onAnswered).toHaveBeenCalled())
  expect(made.map(({ body }) => body)).toEqual([{ token, interviewTime: at(3) }])
})

test('who comes second reads so, and looks at what is left', async () => {
  answerCalls('careers', {
    'interview/take-time': () => ({ code: 'time_is_gone', message: 'Someone else has taken it.' }),
  })
  const onAnswered = open()
  await takes()
  expect(await screen.findByText('Someone else has taken it.')).toBeTruthy()
  expect(onAnswered).toHaveBeenCalledOnce()
})

test('nothing is sent before one is chosen, and nothing is offered where none is left', async () => {
  const made = answerCalls('careers', {})
  open()
  fireEvent.click(await screen.findByText('Take this time'))
  cleanup()
  open({ times: [] })
  expect((await screen.findByRole('status')).textContent).toContain('taken')
  expect(screen.queryByText('Take this time')).toBeNull()
  expect(made).toEqual([])
})

test('another time instead is there to be opened, and can be taken once', async () => {
  open({ is_chosen: true })
  expect(await screen.findByText('Change the time')).toBeTruthy()
  expect(screen.getByText('You can change it once. Your present time then goes to others.')).toBeTruthy()
})
