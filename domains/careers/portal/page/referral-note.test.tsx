import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { positionInFull, story } from '../testing/examples.ts'
import { answerCalls, open } from '../testing/show.tsx'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const answers = (is_valid: boolean) =>
  answerCalls({
    position: () => ({ data: positionInFull }),
    application: () => ({ data: story }),
    referral: () => ({ data: { is_valid } }),
    apply: () => ({ data: { token: 'secret' } }),
  })

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('a colleague’s link says what they will read, and is sent with the application once', async () => {
  const calls = answers(true)
  open('/lumi/positions/7?ref=AB12CD34')
  expect((await screen.findByRole('note')).textContent).toMatch(/not your contact details/)
  fireEvent.click(screen.getByRole('link', { name: 'Apply' }))
  await screen.findByRole('button', { name: 'Send application' })
  type(/^Name/, 'Ana')
  type(/^Phone/, '+55 11 98765-4321')
  type(/^Email/, 'ana@example.com')
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Send application' }))
  await waitFor(() =>
    expect(calls.find(({ path }) => path === 'apply')?.body).toMatchObject({ source: 'ref:AB12CD34' }),
  )
  await waitFor(() => expect(sessionStorage.length).toBe(0))
})

test('a link that is nobody’s says that it is ignored', async () => {
  answers(false)
  open('/lumi/positions/7?ref=NOBODY22')
  expect((await screen.findByRole('note')).textContent).toMatch(/ignored/)
})

test('without a link nothing is asked and nothing said', async () => {
  const calls = answers(true)
  open('/lumi/positions/7')
  await screen.findByRole('heading', { level: 1 })
  expect(calls.some(({ path }) => path === 'referral')).toBe(false)
  expect(screen.queryByRole('note')).toBeNull()
})
