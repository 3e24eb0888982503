import { accountsApi } from '@bole/accounts/contract'
import { people, recruiterWho } from '@bole/accounts/testing'
import { answering, pickOption, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { users } from '../testing/examples.ts'
import DepartmentUserList from './department-user-list.tsx'
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
  expect(tang.getAllByText('停用').length > 0).toBe(true)
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

const manager = answering(accountsApi.getCurrentUser, recruiterWho('users.view', 'users.manage'))
const roleChoices = answering(accountsApi.listRoles, {
  list: [{ name: 'User2', title: 'hiring_manager', own: null }],
})
const noDepartments = answering(accountsApi.listDepartments, { list: [] })

test('a new account is made with a free name, and its link is shown once', async () => {
  const server = serve(
    manager,
    roleChoices,
    noDepartments,
    answering(listUsers, users, 2),
    answering(accountsApi.checkUsername, ({ query }) => ({ is_free: query.username !== 'lin' })),
    answering(accountsApi.createUser, {
      id: 9,
      link: { path: '/site/reset-password#secret', expire_time: '2026-11-23T00:00:00.000Z' },
    }),
  )
  await showScreen(UserList, at)
  fireEvent.click(await screen.findByRole('button', { name: /新建账号/ }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(await dialog.findByLabelText('姓名'), { target: { value: '方圆' } })
  const username = dialog.getByLabelText('用户名')
  fireEvent.change(username, { target: { value: 'lin' } })
  fireEvent.blur(username)
  expect(await dialog.findByText('该用户名已被使用')).toBeTruthy()
  fireEvent.change(username, { target: { value: 'fang.yuan' } })
  fireEvent.click(dialog.getByRole('button', { name: /保\s*存/ }))
  expect(await screen.findAllByDisplayValue(/reset-password#secret$/)).not.toEqual([])
  // A key does not lose what is shown this once; the keyboard stands on copying it.
  const kept = screen.getByRole('button', { name: '复制链接' })
  await waitFor(() => expect(document.activeElement).toBe(kept))
  fireEvent.keyDown(kept, { key: 'Escape', keyCode: 27 })
  expect(screen.getAllByDisplayValue(/reset-password#secret$/)).not.toEqual([])
  expect(server.bodiesOf(accountsApi.createUser)).toEqual([
    {
      username: 'fang.yuan',
      name: '方圆',
      email: null,
      phone: null,
      job_title: null,
      role: 'User2',
      role_id: null,
      department_id: null,
      is_limited: false,
    },
  ])
})

test('who leaves hands over what is open to a colleague, and is disabled then', async () => {
  const server = serve(
    manager,
    roleChoices,
    noDepartments,
    answering(listUsers, users, 2),
    answering(accountsApi.listPeople, { list: people }),
    answering(accountsApi.listOpenWork, { list: [{ kind: 'position', total: 1, titles: ['电池工程师'] }] }),
    answering(accountsApi.handOver, { handover_id: 5, done: 1 }),
    answering(accountsApi.disableUser, { id: 1, version: 2 }),
  )
  await showScreen(UserList, at)
  const lin = within(await screen.findByRole('row', { name: /林若溪/ }))
  expect(lin.queryByRole('button', { name: /^启\s*用$/ })).toBeNull()
  fireEvent.click(lin.getByRole('button', { name: '更多操作：林若溪' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '停用' }))
  expect(await screen.findByText(/电池工程师/)).toBeTruthy()
  await pickOption('交接给', '何静')
  fireEvent.click(screen.getByRole('button', { name: '交接并停用' }))
  await waitFor(() => expect(server.bodiesOf(accountsApi.disableUser)).toEqual([{ version: 1 }]))
  expect(server.bodiesOf(accountsApi.handOver)).toEqual([{ id: 1, to_id: 2 }])
})

test('of a department only its people are asked for', async () => {
  const server = serve(answering(listUsers, users, 2))
  await showScreen(DepartmentUserList, '/organization/user/5/list', '/organization/user/{id}/list')
  await screen.findByRole('row', { name: /林若溪/ })
  expect(server.queriesOf(listUsers)[0]).toMatchObject({ department_ids: '5' })
})

test('what was done to an account is told, with what was changed', async () => {
  const happened = { user_name: '何静', happened_at: '2026-11-02T08:00:00.000Z' }
  serve(
    answering(listUsers, users, 2),
    answering(
      accountsApi.listUserHistory,
      {
        list: [
          { id: 3, action: 'set_password', ...happened, user_name: null, changes: [] },
          {
            id: 2,
            action: 'update',
            ...happened,
            changes: [
              { name: 'name', from: '唐一', to: '唐雅琴' },
              { name: 'department_id', from: '1', to: '2' },
              { name: 'permission_changes', from: null, to: null },
            ],
          },
        ],
      },
      2,
    ),
  )
  await showScreen(UserList, at)
  const row = within(await screen.findByRole('row', { name: /唐一/ }))
  fireEvent.click(row.getByRole('button', { name: /更多操作/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '操作记录' }))
  const drawer = within(await screen.findByRole('dialog'))
  expect(await drawer.findByText('何静 修改了账号')).toBeTruthy()
  expect(drawer.getByText('姓名：唐一 → 唐雅琴')).toBeTruthy()
  // The number of a department says nothing to people.
  expect(drawer.getByText('部门')).toBeTruthy()
  expect(drawer.getByText('本人通过链接设置了密码')).toBeTruthy()
})

test('other ways to add people stand in the menu beside the button', async () => {
  serve(manager, answering(listUsers, users, 2))
  await showScreen(UserList, at)
  fireEvent.click(await screen.findByRole('button', { name: '其他添加方式' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['从 Excel 导入', '邀请同事'])
})
