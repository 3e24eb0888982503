import { loadTexts } from '@bole/platform/portal-shell'
import { answerCalls, openPage } from '@bole/platform/portal-testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BesideInvitation } from './beside-invitation.tsx'

await loadTexts('en-US')

const token = 'a'.repeat(43)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (accommodations = '') => {
  const onAsked = vi.fn(() => Promise.resolve())
  openPage(() => <BesideInvitation {...{ token, accommodations, onAsked }} />, '/')
  return onAsked
}

test('a candidate takes the interview into their calendar', async () => {
  open()
  const link = (await screen.findByText('Add to calendar')).closest('a')
  expect(link?.getAttribute('href')).toBe(`/api/careers/interview/calendar?token=${token}`)
})

test('a candidate says what they need, and reads that it is known', async () => {
  const made = answerCalls('careers', { 'interview/accommodations': () => ({ data: { text: 'A ramp' } }) })
  const onAsked = open()
  fireEvent.change(await screen.findByLabelText('What you need'), { target: { value: ' A ramp ' } })
  fireEvent.click(screen.getByText('Tell the interview team'))
  expect(await screen.findByText('The interview team knows.')).toBeTruthy()
  expect(made.map(({ body }) => body)).toEqual([{ token, text: 'A ramp' }])
  expect(onAsked).toHaveBeenCalledOnce()
})

test('what was said before stands there, and what could not be sent stays', async () => {
  answerCalls('careers', {
    'interview/accommodations': () => ({ code: 'interview_is_over', message: 'This interview is over.' }),
  })
  const onAsked = open('A ramp')
  expect(await screen.findByDisplayValue('A ramp')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('What you need'), { target: { value: 'More time' } })
  fireEvent.click(screen.getByText('Tell the interview team'))
  expect(await screen.findByText('This interview is over.')).toBeTruthy()
  expect(screen.getByDisplayValue('More time')).toBeTruthy()
  expect(onAsked).not.toHaveBeenCalled()
})
