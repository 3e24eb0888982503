import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { positionInFull, story } from '../testing/examples.ts'
import { type Answer, answerCalls, open } from '../testing/show.tsx'

afterEach(() => localStorage.clear())

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

function fillIn() {
  type(/^Name/, 'Ana')
  type(/^Phone/, '+55 11 98765-4321')
  type(/^Email/, 'ana@example.com')
  fireEvent.click(screen.getByRole('checkbox'))
}

async function openForm(apply: () => Answer) {
  const calls = answerCalls({
    position: () => ({ data: positionInFull }),
    application: () => ({ data: story }),
    apply,
  })
  const memory = open('/lumi/positions/7/apply?dzcode=A1')
  await screen.findByRole('button', { name: 'Send application' })
  return { calls, memory }
}

test('the first thing missing gets the focus and says what is wrong with it', async () => {
  const { calls } = await openForm(() => ({ data: { token: 't' } }))
  type(/^Name/, 'Ana')
  type(/^Phone/, 'call me')
  fireEvent.click(screen.getByRole('button', { name: 'Send application' }))
  const phone = screen.getByLabelText(/^Phone/)
  expect(document.activeElement).toBe(phone)
  expect(phone.getAttribute('aria-invalid')).toBe('true')
  const described = phone.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toMatch(/country code/)
  expect(screen.getByText('3 fields need your attention')).toBeTruthy()
  expect(calls.some(({ path }) => path === 'apply')).toBe(false)
  type(/^Phone/, '+55 11 98765-4321')
  expect(phone.getAttribute('aria-invalid')).toBe('false')
})

test('a field is checked when it is left, an empty one only when the form is sent', async () => {
  await openForm(() => ({ data: { token: 't' } }))
  fireEvent.blur(screen.getByLabelText(/^Email/))
  expect(screen.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('false')
  type(/^Email/, 'ana@')
  fireEvent.blur(screen.getByLabelText(/^Email/))
  expect(screen.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('true')
})

test('what was typed is still there after leaving; after sending it is gone, and the private page opens', async () => {
  await openForm(() => ({ data: { token: 'secret' } }))
  type(/^Name/, 'Ana')
  const { calls, memory } = await openForm(() => ({ data: { token: 'secret' } }))
  expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Ana')
  fillIn()
  fireEvent.click(screen.getByRole('button', { name: 'Send application' }))
  expect(await screen.findByRole('heading', { name: 'Application sent' })).toBeTruthy()
  await waitFor(() => expect(memory.history?.at(-1)).toBe('/application/secret?sent'))
  expect(calls.find(({ path }) => path === 'apply')?.body).toMatchObject({
    slug: 'lumi',
    position_id: 7,
    name: 'Ana',
    phone: '+55 11 98765-4321',
    consent: true,
    source: 'dzcode:A1',
  })
  await waitFor(() => expect(localStorage.length).toBe(0))
})

test('sent again after an answer that was lost, it is sent under the same key', async () => {
  let tries = 0
  const { calls } = await openForm(() => {
    if (++tries === 1) throw new TypeError('network')
    return { data: { token: 'secret' } }
  })
  fillIn()
  fireEvent.click(screen.getByRole('button', { name: 'Send application' }))
  expect(await screen.findByText(/No connection/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Send application' }))
  await screen.findByRole('heading', { name: 'Application sent' })
  const keys = calls.filter(({ path }) => path === 'apply').map(({ body }) => body.idempotency_key)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('a rule’s no is read out as the server words it, and fields the server found wrong are marked', async () => {
  await openForm(() => ({ code: 'already_applied', message: 'You have already applied.' }))
  fillIn()
  fireEvent.click(screen.getByRole('button', { name: 'Send application' }))
  expect(await screen.findByText('You have already applied.')).toBeTruthy()
  await openForm(() => ({ code: 'invalid', http: 422, errors: [{ path: 'email', message: 'x' }] }))
  fillIn()
  fireEvent.click(screen.getByRole('button', { name: 'Send application' }))
  await waitFor(() => expect(screen.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('true'))
})
