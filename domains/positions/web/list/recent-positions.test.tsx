import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { positionsApi } from '@bole/positions/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RecentPositions } from './recent-positions.tsx'

const recent = {
  id: 42,
  title: '供应链计划',
  state: 'open' as const,
  city_list: [],
  theme_id: 9,
  theme_name: '2026 社会招聘',
  create_time: '2026-11-01T00:00:00.000Z',
}

async function show(list: (typeof recent)[]) {
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(positionsApi.listRecentPositions, { list }),
  )
  const shown = await showScreen(() => <RecentPositions origin={2} />, '/')
  expect(server.queriesOf(positionsApi.listRecentPositions)).toEqual([])
  fireEvent.click(await screen.findByRole('button', { name: /最近新建的职位/ }))
  return { server, shown }
}

test('the newest are asked for when they are wanted, and lead to their forms', async () => {
  const { server, shown } = await show([recent])
  fireEvent.click(await screen.findByText('供应链计划 · 2026 社会招聘'))
  await waitFor(() => expect(shown.address()).toBe('/post/position/opening/42'))
  expect(server.queriesOf(positionsApi.listRecentPositions)).toMatchObject([{ type: 'sz' }])
})

test('none is said to be none', async () => {
  await show([])
  expect(await screen.findByText('还没有职位')).toBeTruthy()
})
