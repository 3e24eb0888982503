import { accountsApi } from '@bole/accounts/contract'
import { administrator, people } from '@bole/accounts/testing'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { themesApi } from '@bole/themes/contract'
import { exampleInFull } from '@bole/themes/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import Distribute from './distribute.tsx'
import Telling from './telling.tsx'

const serving = () =>
  serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(accountsApi.listPeople, { list: people }),
    answering(accountsApi.listDepartments, { list: [] }),
    answering(themesApi.viewTheme, exampleInFull),
    answering(themesApi.getThemeConfig, {
      template_id: null,
      events: ['invited', 'passed'],
      users: [{ id: 77, name: '韩梅' }],
      departments: [{ id: 5, name: '平台部' }],
    }),
    answering(themesApi.setNotifiedEvents, { id: 9 }),
    answering(themesApi.distributeTheme, { id: 9 }),
  )

test('what candidates are told of is chosen one by one, and holds at once', async () => {
  const server = serving()
  await showScreen(Telling, '/post/position/notify/9', '/post/position/notify/{id}')
  fireEvent.click(await screen.findByRole('checkbox', { name: '淘汰' }))
  await waitFor(() =>
    expect(server.bodiesOf(themesApi.setNotifiedEvents)).toEqual([
      { events: ['invited', 'passed', 'eliminated'] },
    ]),
  )
  const sent = server.sent.find(({ call }) => call.name === themesApi.setNotifiedEvents.name)
  expect(sent?.query).toEqual({ theme_id: '9' })
})

test('whom it was handed to stands in the form, and is saved with it', async () => {
  const server = serving()
  await showScreen(Distribute, '/post/position/distribute/9', '/post/position/distribute/{id}')
  expect(await screen.findByText('韩梅')).toBeTruthy()
  expect(screen.getByText('平台部')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^保\s?存$/ }))
  await waitFor(() =>
    expect(server.bodiesOf(themesApi.distributeTheme)).toEqual([
      { theme_id: 9, user_ids: [77], department_ids: [5] },
    ]),
  )
})
