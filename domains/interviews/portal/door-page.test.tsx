import { loadTexts } from '@bole/platform/portal-shell'
import { answerCalls, openPage } from '@bole/platform/portal-testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DoorPage } from './door-page.tsx'

await loadTexts('en-US')

const token = 'a'.repeat(43)
const organisation = { name: 'Acme', slug: 'acme' }
const door = {
  ...{ organisation, place: 'Hall 1', state: 'open' },
  ...{ interviewTime: '2030-03-01T02:00:00.000Z', endTime: '2030-03-01T06:00:00.000Z' },
}
const waiting = { state: 'waiting', number: 7, before: 2, minutes: 25, room: '' }

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = () => openPage(() => <DoorPage token={token} />, '/')
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** The page looks again when somebody comes back to it. */
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

test('a candidate signs in, and reads when and where it is their turn', async () => {
  let place: object = waiting
  const made = answerCalls('careers', {
    'queue/door': () => ({ data: door }),
    'queue/sign-in': () => ({ data: { ticket: '5.x' } }),
    'queue/place': () => ({ data: { organisation, place } }),
  })
  open()
  expect(await screen.findByText('Hall 1')).toBeTruthy()
  type('Name', 'Ann Smith')
  type('Phone number', '138 0013 8001')
  fireEvent.click(screen.getByText('Check in'))
  expect(await screen.findByText('7')).toBeTruthy()
  expect(screen.getByText('2 before you')).toBeTruthy()
  expect(screen.getByText('About 25 minutes to wait')).toBeTruthy()
  expect(made.find(({ path }) => path === 'queue/sign-in')?.body).toEqual({
    ...{ token, name: 'Ann Smith', phone: '138 0013 8001' },
  })
  place = { ...waiting, state: 'called', before: null, minutes: null, room: 'Room B' }
  comeBack()
  expect(await screen.findByText('Please go to Room B')).toBeTruthy()
  // Opened again it shows the same at once.
  open()
  expect(await screen.findByText('Please go to Room B')).toBeTruthy()
  expect(made.at(-1)?.query.get('ticket')).toBe('5.x')
})

test('what is missing or not on the list is said, and nothing that was typed is lost', async () => {
  answerCalls('careers', {
    'queue/door': () => ({ data: door }),
    'queue/sign-in': () => ({ code: 'not_expected', message: 'We couldn’t find you.' }),
  })
  open()
  fireEvent.click(await screen.findByText('Check in'))
  expect(screen.getByText('Please fill in your name.')).toBeTruthy()
  type('Name', 'Ann')
  type('Phone number', '12')
  fireEvent.click(screen.getByText('Check in'))
  expect(await screen.findByText('We couldn’t find you.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ann')
})

test.each([
  ['early', /opens 2 hours before/],
  ['over', /is closed/],
])('nobody signs in when it is %s', async (state, words) => {
  answerCalls('careers', { 'queue/door': () => ({ data: { ...door, state } }) })
  open()
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByLabelText('Name')).toBeNull()
})

test.each([
  ['meeting', /Your interview is on/],
  ['done', /Thank you/],
  ['gone', /no longer in the queue/],
])('who is %s reads so', async (state, words) => {
  localStorage.setItem(`bole.queue.${token}`, JSON.stringify({ savedAt: Date.now(), ticket: '5.x' }))
  const place = { ...waiting, state, before: null, minutes: null }
  answerCalls('careers', { 'queue/place': () => ({ data: { organisation, place } }) })
  open()
  expect(await screen.findByText(words)).toBeTruthy()
})

test('what cannot be looked up again stays shown, and says so; a shared phone signs in another', async () => {
  localStorage.setItem(`bole.queue.${token}`, JSON.stringify({ savedAt: Date.now(), ticket: '5.x' }))
  let isDown = false
  answerCalls('careers', {
    'queue/door': () => ({ data: door }),
    'queue/place': () =>
      isDown ? { code: 'starting', http: 503 } : { data: { organisation, place: waiting } },
  })
  open()
  expect(await screen.findByText('2 before you')).toBeTruthy()
  isDown = true
  comeBack()
  expect(await screen.findByText(/Trying again/)).toBeTruthy()
  expect(screen.getByText('2 before you')).toBeTruthy()
  fireEvent.click(screen.getByText('Check in someone else'))
  expect(await screen.findByLabelText('Name')).toBeTruthy()
})

test('a code that leads nowhere says so', async () => {
  answerCalls('careers', { 'queue/door': () => ({ code: 'not_found', http: 404 }) })
  open()
  expect(await screen.findByText('Page not found')).toBeTruthy()
})
