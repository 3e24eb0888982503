import { loadTexts } from '@bole/platform/portal-shell'
import { answerCalls, openPage } from '@bole/platform/portal-testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LecturePage } from './lecture-page.tsx'

await loadTexts('en-US')

const token = 'a'.repeat(43)
const lecture = {
  organisation: { name: 'Acme', slug: 'acme' },
  theme_name: 'Campus 2027',
  kind: 'xjh',
  city: 'Beijing',
  university: 'Tsinghua',
  address: 'Main hall',
  datetime: '2026-11-23T11:00:00.000Z',
  state: 'open',
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = () => openPage(() => <LecturePage token={token} />, '/')
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('a student signs in, and the next time only taps', async () => {
  const made = answerCalls('careers', {
    lecture: () => ({ data: lecture }),
    'lecture/sign-in': () => ({ data: { signed_in_at: lecture.datetime } }),
  })
  open()
  await screen.findByText('Beijing · Tsinghua · Main hall')
  type('Name', 'Li Lei')
  type('Phone number', '138 0013 8000')
  fireEvent.click(screen.getByText('Sign in'))
  expect(await screen.findByText('Li Lei, you are on the list.')).toBeTruthy()
  expect(made.at(-1)?.body).toEqual({ token, name: 'Li Lei', phone: '138 0013 8000' })
  open()
  fireEvent.click(await screen.findByText('Sign in'))
  expect(await screen.findByText('Li Lei, you are on the list.')).toBeTruthy()
})

test('what is missing or wrong stands at its field', async () => {
  answerCalls('careers', {
    lecture: () => ({ data: lecture }),
    'lecture/sign-in': () => ({
      code: 'invalid',
      http: 422,
      errors: [{ path: 'phone', message: 'no phone' }],
    }),
  })
  open()
  fireEvent.click(await screen.findByText('Sign in'))
  expect(screen.getByText('Please fill in your name.')).toBeTruthy()
  type('Name', 'Li Lei')
  type('Phone number', '12')
  fireEvent.click(screen.getByText('Sign in'))
  expect(await screen.findByText('Please check the phone number.')).toBeTruthy()
})

test.each([
  ['early', /opens 12 hours before/],
  ['over', /is closed/],
])('nobody signs in when it is %s', async (state, words) => {
  answerCalls('careers', { lecture: () => ({ data: { ...lecture, state } }) })
  open()
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByLabelText('Name')).toBeNull()
})

test('on a shared phone somebody else signs in, and what was kept is replaced', async () => {
  const made = answerCalls('careers', {
    lecture: () => ({ data: lecture }),
    'lecture/sign-in': () => ({ data: { signed_in_at: lecture.datetime } }),
  })
  open()
  await screen.findByText('Sign in')
  type('Name', 'Li Lei')
  type('Phone number', '13800138000')
  fireEvent.click(screen.getByText('Sign in'))
  fireEvent.click(await screen.findByText('Sign in someone else'))
  type('Name', 'Han Meimei')
  type('Phone number', '13900139000')
  fireEvent.click(screen.getByText('Sign in'))
  expect(await screen.findByText('Han Meimei, you are on the list.')).toBeTruthy()
  expect(made.at(-1)?.body).toMatchObject({ name: 'Han Meimei', phone: '13900139000' })
})

test('what the server refuses is said, and nothing that was typed is lost', async () => {
  answerCalls('careers', {
    lecture: () => ({ data: lecture }),
    'lecture/sign-in': () => ({ code: 'over', message: 'Sign-in for this event is closed.' }),
  })
  open()
  await screen.findByText('Sign in')
  type('Name', 'Li Lei')
  type('Phone number', '13800138000')
  fireEvent.click(screen.getByText('Sign in'))
  expect(await screen.findByText('Sign-in for this event is closed.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Li Lei')
})

test('what somebody else wrote into the device’s storage is no visitor', async () => {
  localStorage.setItem('bole.visitor.me', JSON.stringify({ savedAt: Date.now(), name: 7 }))
  answerCalls('careers', { lecture: () => ({ data: lecture }) })
  open()
  await screen.findByText('Sign in')
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('')
})

test('a code that leads nowhere says so', async () => {
  answerCalls('careers', { lecture: () => ({ code: 'not_found', http: 404 }) })
  open()
  expect(await screen.findByText('Page not found')).toBeTruthy()
})
