import { accountsApi, type CurrentUser } from '@bole/accounts/contract'
import type { Permission } from '@bole/accounts/model'
import { answering, failing, serve, showScreen } from '@bole/platform/web-testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadCurrentUser, useCurrentUser, usePermission } from './current-user.ts'

const { getCurrentUser } = accountsApi

const user = (
  name: CurrentUser['role']['name'],
  authPermission: CurrentUser['authPermission'],
): CurrentUser => ({
  id: 3,
  username: 'chen',
  name: '陈晨',
  role: { name, title: 'hr' },
  organization: { id: 1, name: 'Bole', home: 'social', slug: 'bole', interViewServiceInfo: { quantity: null } },
  menus: null,
  timeStamp: 0,
  notifyCount: 0,
  unreadCount: 0,
  noticeCount: 0,
  progressCount: 0,
  sidebarCount: { poolCount: null },
  isLimit: false,
  authPermission,
})

function Screen() {
  const asked: readonly Permission[] = ['pipeline.move', 'users.manage']
  const may = [usePermission('pipeline.move'), usePermission('users.manage')]
  const name = useCurrentUser()?.name ?? '…'
  return <output>{[name, ...asked.filter((_, at) => may[at])].join(' ')}</output>
}

test.each([
  ['what they hold', user('OrgAdmin2', { 'pipeline.move': true }), '陈晨 pipeline.move'],
  ['nothing, if nothing', user('User2', {}), '陈晨'],
  ['everything, as SuperAdmin', user('SuperAdmin', {}), '陈晨 pipeline.move users.manage'],
])('the signed-in user may %s', async (_, who, words) => {
  serve(answering(getCurrentUser, who))
  await showScreen(Screen)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('the user is loaded once for the router and every part of the page', async () => {
  const server = serve(answering(getCurrentUser, user('User2', {})))
  await showScreen(Screen)
  await screen.findByText('陈晨')
  expect(await loadCurrentUser()).toMatchObject({ name: '陈晨' })
  expect(server.sent).toHaveLength(1)
})

test('nobody signed in is told to the router, not to the shell', async () => {
  serve(failing(getCurrentUser, 401))
  const { unhandled } = await showScreen(Screen)
  expect(screen.getByText('…')).toBeTruthy()
  await expect(loadCurrentUser()).rejects.toMatchObject({ http: 401 })
  expect(unhandled).toEqual([])
})
