import { accountsApi } from '@bole/accounts/contract'
import { recruiterWho } from '@bole/accounts/testing'
import { addressOf } from '@bole/platform/screens'
import { answering, failing, pickOption, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accountsScreens } from '../screens.ts'
import RoleList from './role-list.tsx'
import RolePage from './role-page.tsx'

const { listKeptRoles, viewRole, updateRole, deleteRole, listRoleHistory } = accountsApi
const can = { edit: true, copy: true, remove: true }
const own = {
  id: 9,
  based_on: 'User2' as const,
  name: '校招面试官',
  people: 2,
  is_changed: true,
  version: 3,
  can,
}
const scopes = { candidates: 'assigned', positions: 'assigned', accounts: 'own' } as const
const builtIn = { ...own, id: 8, name: null, is_changed: false, can: { ...can, remove: false } }
const manager = answering(accountsApi.getCurrentUser, recruiterWho('users.view', 'users.manage'))

test('a role that people have is deleted with a role for them', async () => {
  const server = serve(
    manager,
    answering(listKeptRoles, { list: [builtIn, own] }, 2),
    answering(deleteRole, { id: 9 }),
  )
  await showScreen(RoleList)
  fireEvent.click(await screen.findByRole('button', { name: /^更多操作：校招面试官/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '删除' }))
  const dialog = within(await screen.findByRole('dialog'))
  const ok = dialog.getByRole('button', { name: /删\s*除/ })
  expect(ok).toHaveProperty('disabled', true)
  await pickOption('改用角色', '用人经理')
  fireEvent.click(ok)
  await waitFor(() => expect(server.bodiesOf(deleteRole)).toEqual([{ version: 3, to_id: 8 }]))
})

test('what a role gives is changed at the version seen; what the reader does not hold stays', async () => {
  const server = serve(
    manager,
    answering(viewRole, {
      role: {
        ...own,
        permissions: [
          { name: 'candidates.view', is_held: true, is_built_in: true, can_change: true },
          { name: 'users.view', is_held: true, is_built_in: false, can_change: true },
          { name: 'server.view', is_held: false, is_built_in: false, can_change: false },
        ],
        hides: [],
        scopes,
      },
    }),
    answering(listRoleHistory, { list: [] }, 0),
    answering(updateRole, { id: 9, version: 4 }),
  )
  await showScreen(RolePage, addressOf(accountsScreens.role, { id: 9 }))
  fireEvent.click(await screen.findByRole('checkbox', { name: /查看候选人/ }))
  expect(screen.getByRole('checkbox', { name: /查看账号.*额外授予/ })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: /查看服务器状态/ })).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('checkbox', { name: '薪资' }))
  fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }))
  await waitFor(() => expect(server.bodiesOf(updateRole)).toHaveLength(1))
  const [body] = server.bodiesOf(updateRole)
  expect(body).toMatchObject({ version: 3, name: '校招面试官', hides: ['salary'], scopes })
  expect(body).toHaveProperty(
    'permissions',
    expect.arrayContaining([
      { name: 'candidates.view', is_held: false },
      { name: 'users.view', is_held: true },
      { name: 'server.view', is_held: false },
    ]),
  )
})

test('roles stand with what they are based on, whether they were changed, and how many have them', async () => {
  serve(manager, answering(listKeptRoles, { list: [builtIn, own] }, 2))
  await showScreen(RoleList)
  const row = within(await screen.findByRole('row', { name: /校招面试官/ }))
  expect(row.getByText('基于 用人经理')).toBeTruthy()
  expect(row.getByText('已调整')).toBeTruthy()
  expect(row.getByText('2')).toBeTruthy()
  const other = within(screen.getByRole('row', { name: /内置/ }))
  expect(other.queryByText('已调整')).toBeNull()
  expect(other.queryByRole('button', { name: /删\s*除/ })).toBeNull()
})

test('who may not manage accounts makes no role', async () => {
  const none = { edit: false, copy: false, remove: false }
  serve(
    answering(accountsApi.getCurrentUser, recruiterWho('users.view')),
    answering(listKeptRoles, { list: [{ ...own, can: none }] }, 1),
  )
  await showScreen(RoleList)
  const row = within(await screen.findByRole('row', { name: /校招面试官/ }))
  expect(row.queryByRole('button', { name: /复\s*制/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /新建角色/ })).toBeNull()
})

test('a new role begins as the built-in one that is chosen, and opens', async () => {
  const server = serve(
    manager,
    answering(listKeptRoles, { list: [builtIn] }, 1),
    answering(accountsApi.listRoles, {
      list: [
        { name: 'DepAdmin2', title: 'hr', own: null },
        { name: 'User2', title: 'hiring_manager', own: null },
        { name: 'User2', title: 'hiring_manager', own: { id: 9, name: '校招面试官' } },
      ],
    }),
    answering(accountsApi.createRole, { id: 12, version: 1 }),
  )
  const shown = await showScreen(RoleList)
  fireEvent.click(await screen.findByRole('button', { name: /新建角色/ }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(await dialog.findByLabelText('名称'), { target: { value: '外部面试官' } })
  fireEvent.mouseDown(dialog.getByLabelText('基于内置角色'))
  // Own roles are copied, not stood on.
  expect(screen.queryByTitle('校招面试官')).toBeNull()
  fireEvent.click(await screen.findByTitle('HR'))
  fireEvent.click(dialog.getByRole('button', { name: /保\s*存/ }))
  await waitFor(() =>
    expect(server.bodiesOf(accountsApi.createRole)).toEqual([{ name: '外部面试官', based_on: 'DepAdmin2' }]),
  )
  await waitFor(() => expect(shown.address()).toBe('/organization/permission/role/12'))
})

test('a copy says which version of the role it is a copy of', async () => {
  const server = serve(
    manager,
    answering(listKeptRoles, { list: [own] }, 1),
    refusing(accountsApi.copyRole, 'role_name_taken', { message: '已有名为“副本”的角色' }),
  )
  await showScreen(RoleList)
  fireEvent.click(await screen.findByRole('button', { name: /复\s*制/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /复制“校招面试官”/ }))
  fireEvent.change(await dialog.findByLabelText('名称'), { target: { value: '副本' } })
  fireEvent.click(dialog.getByRole('button', { name: /保\s*存/ }))
  expect(await dialog.findByText('已有名为“副本”的角色')).toBeTruthy()
  expect(server.bodiesOf(accountsApi.copyRole)).toEqual([{ name: '副本', version: 3 }])
})

const event = {
  id: 1,
  action: 'update' as const,
  user_name: '林若溪',
  happened_at: '2026-11-20T08:00:00.000Z',
  name: null,
  given: [],
  taken: [],
  hidden: [],
  shown: [],
  scopes: [],
}
const page = {
  ...own,
  permissions: [{ name: 'candidates.view' as const, is_held: true, is_built_in: true, can_change: true }],
  hides: ['birth' as const],
  scopes,
}

test.each([
  [{ action: 'create' as const, name: '校招面试官' }, /林若溪 创建了角色“校招面试官”/],
  [{ name: '面试官' }, /林若溪 改名为“面试官”/],
  [{ given: ['users.view' as const] }, /修改了角色 · 授予：查看账号/],
  [{ taken: ['candidates.view' as const, 'candidates.edit' as const] }, /收回：查看候选人、编辑/],
  [{ scopes: [{ area: 'candidates' as const, reach: 'own' as const }] }, /可见候选人：自己负责的/],
  [{ hidden: ['salary' as const], shown: ['birth' as const] }, /隐藏：薪资 · 恢复显示：出生日期与年龄/],
])('the history says %j', async (changes, words) => {
  serve(
    manager,
    answering(viewRole, { role: page }),
    answering(listRoleHistory, { list: [{ ...event, ...changes }] }, 1),
  )
  await showScreen(RolePage, addressOf(accountsScreens.role, { id: 9 }))
  expect((await screen.findByRole('listitem')).textContent).toMatch(words)
})

test('a role above the reader is read', async () => {
  serve(
    manager,
    answering(viewRole, { role: { ...page, name: null, can: { edit: false, copy: false, remove: false } } }),
    answering(listRoleHistory, { list: [] }, 0),
  )
  await showScreen(RolePage, addressOf(accountsScreens.role, { id: 9 }))
  expect(await screen.findByRole('checkbox', { name: '出生日期与年龄' })).toHaveProperty('disabled', true)
  expect(screen.queryByLabelText('名称')).toBeNull()
  expect(screen.queryByRole('button', { name: /保\s*存/ })).toBeNull()
})

test('of two who change a role the second hears what the first saved, and nothing is lost', async () => {
  const server = serve(
    manager,
    answering(viewRole, { role: page }),
    answering(listRoleHistory, { list: [] }, 0),
    refusing(updateRole, 'stale', { message: '刚刚被他人修改' }),
  )
  await showScreen(RolePage, addressOf(accountsScreens.role, { id: 9 }))
  fireEvent.click(await screen.findByRole('checkbox', { name: '薪资' }))
  server.now(answering(viewRole, { role: { ...page, version: 4, hides: [] } }))
  fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }))
  expect(await screen.findByText(/不显示的候选人信息/, { selector: '[role=alert] *' })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: '薪资' })).toHaveProperty('checked', true)
})

test('a role that is gone says so', async () => {
  serve(manager, failing(viewRole, 404), answering(listRoleHistory, { list: [] }, 0))
  await showScreen(RolePage, addressOf(accountsScreens.role, { id: 9 }))
  expect(await screen.findByText('该角色已不存在')).toBeTruthy()
})

test('a role nobody has is deleted without another one', async () => {
  const server = serve(
    manager,
    answering(listKeptRoles, { list: [builtIn, { ...own, people: 0 }] }, 2),
    answering(deleteRole, { id: 9 }),
  )
  await showScreen(RoleList)
  fireEvent.click(await screen.findByRole('button', { name: /^更多操作：校招面试官/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '删除' }))
  const dialog = within(await screen.findByRole('dialog', { name: /删除角色“校招面试官”/ }))
  expect(dialog.getByText('没有人使用该角色。')).toBeTruthy()
  expect(dialog.queryByRole('combobox')).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: /删\s*除/ }))
  await waitFor(() => expect(server.bodiesOf(deleteRole)).toEqual([{ version: 3, to_id: null }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
