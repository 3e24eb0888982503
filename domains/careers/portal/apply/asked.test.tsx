import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { positionInFull, story } from '../testing/examples.ts'
import { answerCalls, open } from '../testing/show.tsx'

afterEach(() => localStorage.clear())

const question = (key: string, is_necessary: boolean, name = '') => ({
  key,
  name,
  is_checked: true,
  is_necessary,
})
const contact = ['name', 'phone', 'email'].map((key) => question(key, true))

async function openForm(more: readonly object[]) {
  const calls = answerCalls({
    position: () => ({ data: { ...positionInFull, form: [...contact, ...more] } }),
    application: () => ({ data: story }),
    apply: () => ({ data: { token: 'secret' } }),
  })
  open('/lumi/positions/7/apply')
  await screen.findByRole('button', { name: 'Send application' })
  return calls
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send application' }))

test('only what the project asks is shown', async () => {
  await openForm([question('school', false)])
  expect(screen.getByLabelText(/^School/)).toBeTruthy()
  expect(screen.queryByLabelText(/^Job title/)).toBeNull()
  expect(screen.queryByText('Work')).toBeNull()
  expect(screen.queryByText('Upload résumé')).toBeNull()
})

test('what is necessary is marked and refused while it is missing, own questions and the résumé too', async () => {
  const calls = await openForm([
    question('school', true),
    question('resume', true),
    question('own_1', true, 'Why us?'),
    question('own_2', false, 'Hobbies'),
  ])
  expect(screen.getByLabelText(/^School/)).toHaveProperty('required', true)
  type(/^Name/, 'Ana')
  type(/^Phone/, '+55 11 98765-4321')
  type(/^Email/, 'ana@example.com')
  fireEvent.click(screen.getByRole('checkbox'))
  send()
  expect(screen.getByText('Why us? is required')).toBeTruthy()
  expect(screen.getByText('Résumé is required')).toBeTruthy()
  expect(screen.getByText('School is required')).toBeTruthy()
  expect(screen.getByText('3 fields need your attention')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Upload résumé')
  expect(calls.some(({ path }) => path === 'apply')).toBe(false)
  type(/^Why us/, 'Light')
  expect(screen.queryByText('Why us? is required')).toBeNull()
})

test('an answer to an own question is sent under its key', async () => {
  const calls = await openForm([question('own_1', true, 'Why us?')])
  type(/^Name/, 'Ana')
  type(/^Phone/, '+55 11 98765-4321')
  type(/^Email/, 'ana@example.com')
  type(/^Why us/, ' Light ')
  fireEvent.click(screen.getByRole('checkbox'))
  send()
  await screen.findByRole('heading', { name: 'Application sent' })
  expect(calls.find(({ path }) => path === 'apply')?.body).toMatchObject({
    answers: [{ key: 'own_1', answer: 'Light' }],
  })
})
