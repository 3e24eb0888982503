import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import Copyright from './copyright.tsx'
import Manual from './manual/manual.tsx'

beforeEach(() => void serve(answering(accountsApi.getCurrentUser, administrator)))

test('opens at the page its address names, and goes to another', async () => {
  const shown = await showScreen(Manual, '/manual?topic=pool', '/manual')
  expect(await screen.findByRole('heading', { name: '人才库' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '自动化' }))
  expect(await screen.findByRole('heading', { name: '自动化' })).toBeTruthy()
  expect(shown.query()).toEqual({ topic: 'automation' })
})

test('finds pages by any of their words', async () => {
  await showScreen(Manual, '/manual', '/manual')
  fireEvent.change(await screen.findByLabelText('查找说明'), { target: { value: '扫码签到' } })
  await waitFor(() => expect(screen.queryByRole('button', { name: '自动化' })).toBeNull())
  expect(screen.getByRole('button', { name: '排队面试' })).toBeTruthy()
  fireEvent.change(screen.getByLabelText('查找说明'), { target: { value: 'zzz' } })
  expect(await screen.findByText('没有找到，请换个词')).toBeTruthy()
})

test('lists what the product stands on, with its license', async () => {
  await showScreen(Copyright, '/copyright', '/copyright')
  fireEvent.change(await screen.findByLabelText('查找软件包'), { target: { value: 'kysely' } })
  const row = (await screen.findByText('kysely')).closest('tr')
  expect(row?.textContent).toContain('MIT')
})
