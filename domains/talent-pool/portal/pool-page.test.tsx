import { loadTexts } from '@bole/platform/portal-shell'
import { answerCalls, openPage } from '@bole/platform/portal-testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PoolPage } from './pool-page.tsx'

await loadTexts('en-US')

const token = 'a'.repeat(43)
const place = {
  organisation: { name: 'Acme', slug: 'acme' },
  name: 'Lin',
  state: 'asked',
  ends_on: null,
  until: '2028-11-23',
  is_kept: true,
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = () => openPage(() => <PoolPage token={token} />, '/')

test('somebody who is asked agrees, and reads until when', async () => {
  const answered = { ...place, state: 'given', ends_on: '2028-11-23' }
  const made = answerCalls('careers', {
    pool: () => ({ data: place }),
    'pool/answer': () => ({ data: answered }),
  })
  open()
  fireEvent.click(await screen.findByText(/^Agree until/))
  expect(await screen.findByText(/You agreed that Acme may keep your details until/)).toBeTruthy()
  expect(made.at(-1)?.body).toEqual({ token, action: 'renew' })
  expect(screen.getByText(/^Renew until/)).toBeTruthy()
})

test('withdrawing is said twice, and nothing is offered after it', async () => {
  const made = answerCalls('careers', {
    pool: () => ({ data: { ...place, state: 'given', ends_on: '2027-01-01' } }),
    'pool/answer': () => ({ data: { ...place, state: 'withdrawn', is_kept: false } }),
  })
  open()
  fireEvent.click(await screen.findByText('Withdraw my consent'))
  fireEvent.click(screen.getByText('Withdraw'))
  expect(await screen.findByText(/You withdrew your consent/)).toBeTruthy()
  expect(made.at(-1)?.body).toEqual({ token, action: 'withdraw' })
  expect(screen.queryByText(/^Renew until/)).toBeNull()
})

test('an agreement that ended is asked for again', async () => {
  answerCalls('careers', {
    pool: () => ({ data: { ...place, state: 'ended', ends_on: '2026-01-01' } }),
  })
  open()
  expect(await screen.findByText(/Your consent ended on/)).toBeTruthy()
  expect(screen.getByText(/^Agree until/)).toBeTruthy()
})

test('whoever was taken out reads that nothing is kept', async () => {
  answerCalls('careers', { pool: () => ({ data: { ...place, is_kept: false } }) })
  open()
  expect(await screen.findByText(/no longer in the talent pool/)).toBeTruthy()
  expect(screen.queryByText(/^Agree until/)).toBeNull()
})

test('a link that leads nowhere says so', async () => {
  answerCalls('careers', { pool: () => ({ code: 'not_found', http: 404 }) })
  open()
  expect(await screen.findByText('Page not found')).toBeTruthy()
})
