import { accountsApi } from '@bole/accounts/contract'
import { administrator, people } from '@bole/accounts/testing'
import { answering, pickOption, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { positionsApi } from '@bole/positions/contract'
import { type Theme, type ThemeInFull, themesApi } from '@bole/themes/contract'
import { exampleInFull, exampleProject } from '@bole/themes/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import NewProject from './new-project.tsx'
import ProjectForm from './project-form.tsx'
import ProjectList from './project-list.tsx'
import ProjectPositions from './project-positions.tsx'

const autumn: Theme = {
  ...exampleProject,
  theme_name: '2026 秋季招聘',
  post_limit: 2,
  position_count: 7,
  open_count: 6,
  post_count: 227,
}
const spring: Theme = { ...autumn, id: 8, theme_name: '2026 春季招聘' }
const inFull: ThemeInFull = { ...exampleInFull, theme: { ...exampleInFull.theme, ...autumn } }
const usual = [
  answering(accountsApi.getCurrentUser, administrator),
  answering(accountsApi.listPeople, { list: people }),
  answering(themesApi.listThemes, { list: [autumn, spring], total: 2 }, 2),
  answering(themesApi.viewTheme, inFull),
  answering(positionsApi.listPositions, { list: [], statistic: {} }, 0),
]
const social = '/post/position/list'
const editing = () => showScreen(ProjectForm, '/post/position/update/9', '/post/position/update/{id}')
const menuOf = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name: `「${name}」的更多操作` }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('shows projects with their counts as links, and loads positions only of those that stand open', async () => {
  const server = serve(...usual)
  await showScreen(ProjectList, social)
  const card = await screen.findByRole('article', { name: autumn.theme_name })
  expect(within(card).getByText('6 / 7')).toBeTruthy()
  expect(within(card).getByText('长期有效 · 每人限投 2 个职位 · 负责人：何静')).toBeTruthy()
  const counted = await within(card).findByRole('link', { name: '227' })
  expect(counted.getAttribute('href')).toBe('/candidate/filter/list?project_id=9')
  await waitFor(() =>
    expect(server.queriesOf(positionsApi.listPositions).map(({ theme_id }) => theme_id)).toEqual(['9']),
  )
  fireEvent.click(screen.getByRole('button', { name: '展开或收起「2026 春季招聘」的职位' }))
  await waitFor(() => expect(server.queriesOf(positionsApi.listPositions)).toHaveLength(2))
  expect(server.queriesOf(themesApi.listThemes)[0]).toMatchObject({ type: 'sz', is_deleted: 'false' })
})

test('a deletion can be taken back from its toast', async () => {
  const server = serve(
    ...usual,
    answering(themesApi.deleteTheme, { id: 9 }),
    answering(themesApi.recoverTheme, { id: 9 }),
  )
  await showScreen(ProjectList, social)
  await menuOf(autumn.theme_name)
  fireEvent.click(await screen.findByText('删除项目'))
  fireEvent.click(await screen.findByRole('button', { name: /撤\s?销/ }))
  expect(await screen.findByText('「2026 秋季招聘」已恢复')).toBeTruthy()
  expect(server.bodiesOf(themesApi.deleteTheme)).toEqual([{ id: 9 }])
  expect(server.queriesOf(themesApi.recoverTheme)).toEqual([{ id: '9' }])
})

test('edits a social project at its own address, and goes back to the list when it is saved', async () => {
  const server = serve(...usual, answering(themesApi.updateTheme, { id: 9, version: 4 }))
  const shown = await editing()
  const name = await screen.findByLabelText('项目名称')
  fireEvent.change(name, { target: { value: '2026 社招' } })
  fireEvent.click(screen.getByRole('button', { name: /保存项目/ }))
  await waitFor(() => expect(server.bodiesOf(themesApi.updateTheme)).toHaveLength(1))
  expect(server.bodiesOf(themesApi.updateTheme)[0]).toMatchObject({
    id: 9,
    version: 3,
    theme_name: '2026 社招',
    post_limit: 2,
    limit_time: null,
    is_volunteer: false,
  })
  await waitFor(() => expect(shown.address()).toBe(social))
})

test('finds an owner on the server by what is typed', async () => {
  const late = answering(accountsApi.listPeople, ({ query }) => ({
    list:
      query.keyword === '新人' ? [{ id: 305, name: '新人', job_title: null, role: 'User' as const }] : people,
  }))
  const server = serve(...usual, late, answering(themesApi.updateTheme, { id: 9, version: 4 }))
  await editing()
  fireEvent.change(await screen.findByLabelText('负责人'), { target: { value: '新人' } })
  await pickOption('负责人', '新人')
  fireEvent.click(screen.getByRole('button', { name: /保存项目/ }))
  await waitFor(() => expect(server.bodiesOf(themesApi.updateTheme)).toMatchObject([{ owner_id: 305 }]))
})

test('says which fields somebody else changed meanwhile, and lets one choose whose counts', async () => {
  const server = serve(...usual)
  await editing()
  const name = () => screen.getByLabelText<HTMLInputElement>('项目名称')
  await screen.findByLabelText('项目名称')
  fireEvent.change(name(), { target: { value: '我的名称' } })
  const theirs: ThemeInFull = {
    ...inFull,
    theme: { ...inFull.theme, version: 4, post_limit: 3, is_nt: 1, theme_name: '他人的名称' },
  }
  const stale = refusing(themesApi.updateTheme, 'stale', { message: '该项目刚刚被他人修改' })
  server.now(stale, answering(themesApi.viewTheme, theirs))
  fireEvent.click(screen.getByRole('button', { name: /保存项目/ }))
  const notice = (await screen.findByText(/他人保存了修改/)).closest('[role="alert"]')
  expect(notice?.textContent).toContain('已变化：项目名称、每人可投递的职位数和允许内部推荐')
  expect(name().value).toBe('我的名称')

  fireEvent.click(screen.getByRole('button', { name: '保留我的修改' }))
  await waitFor(() => expect(screen.queryByText(/他人保存了修改/)).toBeNull())
  server.now(answering(themesApi.updateTheme, { id: 9, version: 5 }))
  fireEvent.click(screen.getByRole('button', { name: /保存项目/ }))
  await waitFor(() =>
    expect(server.bodiesOf(themesApi.updateTheme).at(-1)).toMatchObject({
      version: 4,
      theme_name: '我的名称',
      post_limit: 3,
      is_nt: true,
    }),
  )
})

test('loads what somebody else saved in place of one’s own, where that is wanted', async () => {
  const server = serve(...usual)
  await editing()
  const name = await screen.findByLabelText<HTMLInputElement>('项目名称')
  fireEvent.change(name, { target: { value: '我的名称' } })
  const theirs = { ...inFull, theme: { ...inFull.theme, version: 4, theme_name: '他人的名称' } }
  server.now(
    refusing(themesApi.updateTheme, 'stale', { message: '该项目刚刚被他人修改' }),
    answering(themesApi.viewTheme, theirs),
  )
  fireEvent.click(screen.getByRole('button', { name: /保存项目/ }))
  fireEvent.click(await screen.findByRole('button', { name: '载入最新内容' }))
  await waitFor(() => expect(name.value).toBe('他人的名称'))
  expect(screen.queryByText(/他人保存了修改/)).toBeNull()
})

test('offers a first project where there is none', async () => {
  serve(...usual, answering(themesApi.listThemes, { list: [], total: 0 }, 0))
  const shown = await showScreen(ProjectList, social)
  const empty = (await screen.findByText(/还没有招聘项目/)).closest('.ant-empty')
  fireEvent.click(within(empty instanceof HTMLElement ? empty : document.body).getByRole('button'))
  await waitFor(() => expect(shown.address()).toBe('/post/position/create'))
})

test('a campus project is made at its own address, and a refusal stands at its field', async () => {
  const server = serve(
    ...usual,
    refusing(themesApi.createTheme, 'unknown_person', { message: '所选负责人不存在' }),
  )
  const create = '/regulation2/recruitment2/create'
  const shown = await showScreen(NewProject, create)
  fireEvent.click(await screen.findByRole('button', { name: /保存项目/ }))
  expect(await screen.findByText('请填写项目名称')).toBeTruthy()
  expect(server.bodiesOf(themesApi.createTheme)).toEqual([])
  fireEvent.change(screen.getByLabelText('项目名称'), { target: { value: '春招' } })
  fireEvent.click(screen.getByRole('button', { name: /保存项目/ }))
  const said = await screen.findByText('所选负责人不存在')
  expect(said.closest('.ant-form-item')?.textContent).toContain('负责人')
  expect(server.bodiesOf(themesApi.createTheme)[0]).toMatchObject({ type: 'xz', theme_name: '春招' })
  server.now(answering(themesApi.createTheme, { id: 10 }))
  const save = screen.getByRole('button', { name: /保存项目/ })
  await waitFor(() => expect(save.classList).not.toContain('ant-btn-loading'))
  fireEvent.click(save)
  await waitFor(() => expect(shown.address()).toBe('/regulation2/recruitment2/10/introduction'))
})

test('the positions of one project are asked for by it, whatever the address says', async () => {
  const server = serve(...usual, answering(positionsApi.listLocations, { list: [] }))
  server.now(answering(accountsApi.listDepartments, { list: [] }))
  const pattern = '/regulation2/recruitment2/{id}/position'
  await showScreen(ProjectPositions, '/regulation2/recruitment2/9/position?theme_id=8&state=open', pattern)
  await waitFor(() =>
    expect(server.queriesOf(positionsApi.listPositions)[0]).toMatchObject({ theme_id: '9', state: 'open' }),
  )
  expect(screen.queryByLabelText('项目')).toBeNull()
})
