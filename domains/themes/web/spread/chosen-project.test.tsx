import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, pickOption, serve, showScreen } from '@bole/platform/web-testing'
import { type Theme, themesApi } from '@bole/themes/contract'
import { exampleProject } from '@bole/themes/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ChosenProject } from './chosen-project.tsx'

const spring: Theme = { ...exampleProject, id: 10, theme_name: '2027 春招' }

async function show(list: readonly Theme[], query = '', origin: 1 | 2 = 2) {
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(themesApi.listThemes, { list: [...list], total: list.length }, list.length),
  )
  const Page = () => (
    <ChosenProject origin={origin}>{({ theme_name }) => <output>{theme_name}</output>}</ChosenProject>
  )
  return { server, shown: await showScreen(Page, `/there${query}`, '/there') }
}
const heading = () => screen.findByRole('status')

test('the newest is shown where the address names none', async () => {
  const { server } = await show([spring, exampleProject])
  expect((await heading()).textContent).toBe('2027 春招')
  expect(server.queriesOf(themesApi.listThemes)).toMatchObject([{ type: 'sz' }])
})

test('the address chooses, and choosing another changes it', async () => {
  const { shown } = await show([spring, exampleProject], '?project=9')
  expect((await heading()).textContent).toBe('2026 社会招聘')
  await pickOption('项目', '2027 春招')
  await waitFor(() => expect(shown.query()).toEqual({ project: '10' }))
  expect((await heading()).textContent).toBe('2027 春招')
})

test.each(['?project=99', '?project=abc'])('%s names none that is there: the newest', async (query) => {
  await show([spring], query)
  expect((await heading()).textContent).toBe('2027 春招')
})

test('of campus hiring there are campus projects, and none is said to be none', async () => {
  const { server } = await show([], '', 1)
  expect(await screen.findByText(/还没有招聘项目/)).toBeTruthy()
  expect(server.queriesOf(themesApi.listThemes)).toMatchObject([{ type: 'xz' }])
})
