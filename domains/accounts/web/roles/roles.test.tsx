import { accountsApi } from '@bole/accounts/contract'
import { recruiterWho } from '@bole/accounts/testing'
import { addressOf } from '@bole/platform/screens'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
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
const builtIn = { ...own, id: 8, name: null, is_changed: false, can: { ...can, remove: false } }
const manager = answering(accountsApi.getCurrentUser, recruiterWho('users.view', 'users.manage'))

test('a role that people have is deleted with a role for them', async () => {
  const server = serve(
    manager,
    answering(listKeptRoles, { list: [builtIn, own] }, 2),
    answering(deleteRole, { id: 9 }),
  )
  await showScreen(RoleList)
  fireEvent.click((await screen.findAllByRole('button', { name: /删\s*除/ })).at(-1) ?? document.body)
  const dialog = within(await screen.findByRole('dialog'))
  const ok = dialog.getByRole('button', { name: /删\s*除/ })
  expect(ok).toHaveProperty('disabled', true)
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: '改用角色' }))
  fireEvent.click(await screen.findByTitle('用人经理'))
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
  expect(body).toMatchObject({ version: 3, name: '校招面试官', hides: ['salary'] })
  expect(body).toHaveProperty(
    'permissions',
    expect.arrayContaining([
      { name: 'candidates.view', is_held: false },
      { name: 'users.view', is_held: true },
      { name: 'server.view', is_held: false },
    ]),
  )
})
