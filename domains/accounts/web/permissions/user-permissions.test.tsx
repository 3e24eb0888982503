import { accountsApi } from '@bole/accounts/contract'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import PermissionList from './permission-list.tsx'
import { UserPermissions } from './user-permissions.tsx'

const { viewUserPermissions, saveUserPermissions } = accountsApi
const shown = {
  id: 7,
  name: '方圆',
  role: { name: 'User2' as const, title: 'hiring_manager' },
  version: 3,
  list: [
    { name: 'candidates.view' as const, is_held: true, is_of_role: true, can_change: true },
    { name: 'users.view' as const, is_held: true, is_of_role: false, can_change: true },
    { name: 'server.view' as const, is_held: false, is_of_role: false, can_change: false },
  ],
}
const Drawer = () => <UserPermissions user={{ id: 7, name: '方圆' }} onClose={() => undefined} />

test('what differs from the role is marked, and only what the reader holds can be changed', async () => {
  const server = serve(
    answering(viewUserPermissions, shown),
    answering(saveUserPermissions, { users: [{ id: 7, version: 4 }] }),
  )
  await showScreen(Drawer)
  const view = await screen.findByRole('checkbox', { name: /查看候选人/ })
  expect(screen.getByRole('checkbox', { name: /查看账号.*额外授予/ })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: /查看服务器状态/ })).toHaveProperty('disabled', true)
  fireEvent.click(view)
  fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }))
  await waitFor(() =>
    expect(server.bodiesOf(saveUserPermissions)).toEqual([
      { users: [{ id: 7, version: 3, permissions: [{ name: 'candidates.view', is_held: false }] }] },
    ]),
  )
})

test('what somebody else saved meanwhile is asked for again, and what is ticked stays', async () => {
  const server = serve(
    answering(viewUserPermissions, shown),
    refusing(saveUserPermissions, 'stale', { message: '刚刚被他人修改' }),
  )
  await showScreen(Drawer)
  fireEvent.click(await screen.findByRole('checkbox', { name: /查看候选人/ }))
  server.now(answering(viewUserPermissions, { ...shown, version: 4 }))
  fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }))
  await waitFor(() => expect(server.queriesOf(viewUserPermissions).length).toBeGreaterThan(1))
  expect(screen.getByRole('checkbox', { name: /查看候选人/ })).toHaveProperty('checked', false)
})

test('ticks that are not saved are asked about, and seeing goes with changing', async () => {
  const list = (['positions.view', 'positions.manage'] as const).map((name) => ({
    ...{ name, is_held: false, is_of_role: false, can_change: true },
  }))
  const onClose = vi.fn()
  serve(answering(viewUserPermissions, { ...shown, list }))
  await showScreen(() => <UserPermissions user={shown} onClose={onClose} />)
  fireEvent.click(await screen.findByRole('checkbox', { name: /管理职位/ }))
  expect(screen.getByRole('checkbox', { name: /查看职位/ })).toHaveProperty('checked', true)
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', keyCode: 27 })
  expect((await screen.findAllByText('放弃修改？')).length).toBeGreaterThan(0)
  expect(onClose).not.toHaveBeenCalled()
})

test('every permission is listed with the roles that hold it', async () => {
  serve(
    answering(accountsApi.getPermissionTree, {
      list: [{ name: 'users', children: [{ name: 'users.manage', roles: ['SuperAdmin', 'OrgAdmin2'] }] }],
    }),
  )
  await showScreen(PermissionList)
  const row = await screen.findByRole('row', { name: /管理账号与权限/ })
  expect(row.querySelectorAll('[aria-label="有"]')).toHaveLength(2)
})

test('on a phone each permission names the roles that hold it, without a table', async () => {
  const listens = { addEventListener: vi.fn(), removeEventListener: vi.fn() }
  vi.stubGlobal('matchMedia', (asked: string) => ({ matches: asked.includes('max-'), ...listens }))
  serve(
    answering(accountsApi.getPermissionTree, {
      list: [
        {
          name: 'users',
          children: [
            { name: 'users.manage', roles: ['SuperAdmin', 'OrgAdmin2'] },
            { name: 'users.view', roles: [] },
          ],
        },
      ],
    }),
  )
  await showScreen(PermissionList)
  const held = (await screen.findByText('管理账号与权限')).nextElementSibling
  expect(held?.querySelectorAll('.ant-tag')).toHaveLength(2)
  expect(screen.getByText('查看账号').nextElementSibling?.textContent).toBe('没有角色')
  expect(screen.queryByRole('table')).toBeNull()
  vi.unstubAllGlobals()
})
