import { accountsApi } from '@bole/accounts/contract'
import type { Permission } from '@bole/accounts/model'
import { administrator, recruiterWho } from '@bole/accounts/testing'
import { answering, failing, serve, showScreen } from '@bole/platform/web-testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadCurrentUser, useCurrentUser, usePermission } from './current-user.ts'

const { getCurrentUser } = accountsApi

function Screen() {
  const asked: readonly Permission[] = ['pipeline.move', 'users.manage']
  const may = [usePermission('pipeline.move'), usePermission('users.manage')]
  const name = useCurrentUser()?.name ?? '…'
  return <output>{[name, ...asked.filter((_, at) => may[at])].join(' ')}</output>
}

test.each([
  ['what they hold', recruiterWho('pipeline.move'), '何静 pipeline.move'],
  ['nothing, if nothing', recruiterWho(), '何静'],
  ['everything, as SuperAdmin', administrator, '林若溪 pipeline.move users.manage'],
])('the signed-in user may %s', async (_, who, words) => {
  serve(answering(getCurrentUser, who))
  await showScreen(Screen)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('the user is loaded once for the router and every part of the page', async () => {
  const server = serve(answering(getCurrentUser, recruiterWho()))
  await showScreen(Screen)
  await screen.findByText('何静')
  expect(await loadCurrentUser()).toMatchObject({ name: '何静' })
  expect(server.sent).toHaveLength(1)
})

test('nobody signed in is told to the router, not to the shell', async () => {
  serve(failing(getCurrentUser, 401))
  const { unhandled } = await showScreen(Screen)
  expect(screen.getByText('…')).toBeTruthy()
  await expect(loadCurrentUser()).rejects.toMatchObject({ http: 401 })
  expect(unhandled).toEqual([])
})
