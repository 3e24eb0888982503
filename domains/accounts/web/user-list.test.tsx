import { accountsApi } from '@bole/accounts/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { users } from './testing/examples.ts'
import UserList from './user-list.tsx'

const { listUsers } = accountsApi
const at = '/organization/user/list'

test('says who may sign in, as what, and how to reach them', async () => {
  serve(answering(listUsers, users, 2))
  await showScreen(UserList, at)
  const lin = within(await screen.findByRole('row', { name: /林若溪/ }))
  expect(lin.getByText('超级管理员')).toBeTruthy()
  expect(lin.getByText('招聘总监')).toBeTruthy()
  expect(lin.getByRole('link').getAttribute('href')).toBe('mailto:lin@example.com')
  expect(lin.getByText('启用')).toBeTruthy()
  const tang = within(screen.getByRole('row', { name: /唐一/ }))
  expect(tang.getByText('HR（管理员）（旧版）')).toBeTruthy()
  expect(tang.getByText('停用')).toBeTruthy()
})

test('conditions stand in the address and are asked for', async () => {
  const server = serve(answering(listUsers, { list: [] }, 0))
  const shown = await showScreen(UserList, `${at}?role=DepAdmin2`)
  expect(await screen.findByText('没有符合条件的记录')).toBeTruthy()
  expect(server.queriesOf(listUsers)[0]).toMatchObject({ role: 'DepAdmin2' })
  fireEvent.change(screen.getByLabelText('搜索姓名、用户名、邮箱'), { target: { value: 'lin' } })
  await waitFor(() => expect(shown.query()).toEqual({ role: 'DepAdmin2', keyword: 'lin' }))
  await waitFor(() => expect(server.queriesOf(listUsers).at(-1)).toMatchObject({ keyword: 'lin' }))
})
