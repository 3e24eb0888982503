import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import {
  type Answering,
  answering,
  failing,
  holding,
  refusing,
  serve,
  showScreen,
} from '@bole/platform/web-testing'
import { positionsApi } from '@bole/positions/contract'
import { type Theme, themesApi } from '@bole/themes/contract'
import { exampleProject } from '@bole/themes/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ProjectCards } from './project-cards.tsx'

const { listThemes, copyTheme, deleteTheme, recoverTheme } = themesApi
const { listPositions } = positionsApi

const project = (id: number, more: Partial<Theme> = {}): Theme => ({
  ...exampleProject,
  id,
  theme_name: `项目 ${id}`,
  owner: null,
  position_count: 0,
  open_count: 0,
  post_count: 0,
  ...more,
})
const nothing = { edit: false, copy: false, delete: false, recover: false }

async function show(list: Theme[], query = '', more: Answering[] = [], origin: 1 | 2 = 2) {
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(listPositions, { list: [], statistic: {} }, 0),
    answering(listThemes, { list, total: list.length }, list.length),
    ...more,
  )
  const at = origin === 1 ? '/regulation2/recruitment2/list' : '/post/position/list'
  const shown = await showScreen(() => <ProjectCards origin={origin} />, at + query, at)
  return { server, shown }
}
const card = (id: number) => screen.findByLabelText(`项目 ${id}`)
const menuOf = (id: number) => fireEvent.click(screen.getByLabelText(`「项目 ${id}」的更多操作`))
const menu = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
const buttonOn = (place: Element, words: RegExp) =>
  waitFor(() => {
    const buttons = [...place.querySelectorAll('button')]
    const found = buttons.find(({ textContent }) => words.test(textContent ?? ''))
    if (!found) throw new Error(`no button says ${words}`)
    return found
  })
const pressOn = async (place: Element, words: RegExp) => fireEvent.click(await buttonOn(place, words))

describe('a project', () => {
  test.each([
    [{}, '长期有效'],
    [{ post_limit: 2 }, '长期有效 · 每人限投 2 个职位'],
    [{ owner: { id: 2, name: '何静' } }, '长期有效 · 负责人：何静'],
    // Noon of whatever zone the test runs in: this day everywhere.
    [
      { limit_time: new Date(2099, 4, 1, 12).toISOString() },
      /^2099\/05\/01 (?=.*\d\d:00).*[A-Z]{3}.* 截止投递$/,
    ],
  ])('of %j says “%s”', async (more, words) => {
    await show([project(1, more)])
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByText('已截止')).toBeNull()
  })

  test('whose time has passed is marked, unless it is deleted anyway', async () => {
    const past = { limit_time: '2020-05-01T04:00:00.000Z' }
    await show([project(1, past), project(2, { ...past, is_deleted: 1, can: { ...nothing, recover: true } })])
    expect((await card(1)).textContent).toContain('已截止')
    expect((await card(2)).textContent).not.toContain('已截止')
  })

  test('offers what may be done with it', async () => {
    await show([project(1), project(2, { can: nothing })])
    await card(2)
    menuOf(1)
    expect(await menu()).toEqual(['编辑项目', '复制项目', '单独查看职位', '相册', '删除项目'])
  })

  test('lets everybody look at its pictures, and nothing more where nothing may be done', async () => {
    await show([project(2, { can: nothing })])
    await card(2)
    menuOf(2)
    expect(await menu()).toEqual(['单独查看职位', '相册'])
  })

  test('of campus hiring has its positions at an address of their own', async () => {
    const { shown } = await show([project(1, { type: 'xz', kind: 1, origin: 1 })], '', [], 1)
    await card(1)
    menuOf(1)
    expect(await menu()).toEqual(['编辑项目', '复制项目', '单独查看职位', '相册', '删除项目'])
    fireEvent.click(screen.getByText('单独查看职位'))
    await waitFor(() => expect(shown.address()).toBe('/regulation2/recruitment2/1/position'))
  })

  test.each([
    [2, '/post/position/opening/create?theme_id=1'],
    [1, '/regulation2/position/create?theme_id=1'],
  ] as const)('of origin %i begins a position in itself', async (origin, address) => {
    const { shown } = await show([project(1, { origin })], '', [], origin)
    await pressOn((await card(1)).querySelector('.ant-card-body') ?? document.body, /新建职位/)
    await waitFor(() => expect(shown.address()).toBe(address))
  })

  test('is copied, and says with how many drafts', async () => {
    const { server } = await show([project(1)], '', [
      answering(copyTheme, { id: 9, theme_name: '项目 1 (2)', position_count: 3 }),
    ])
    await card(1)
    menuOf(1)
    fireEvent.click(await screen.findByText('复制项目'))
    expect(await screen.findByText('已复制为「项目 1 (2)」，其中 3 个职位为草稿')).toBeTruthy()
    expect(server.bodiesOf(copyTheme)).toEqual([{ id: 1 }])
  })

  test('that may not be deleted stays, and the shell says why', async () => {
    const { shown } = await show([project(1)], '', [
      refusing(deleteTheme, 'has_open_positions', { message: '还有 2 个开放的职位' }),
    ])
    await card(1)
    menuOf(1)
    fireEvent.click(await screen.findByText('删除项目'))
    await waitFor(() => expect(shown.unhandled).toMatchObject([{ code: 'has_open_positions' }]))
    expect(await card(1)).toBeTruthy()
    expect(screen.queryByText(/」已删除$/)).toBeNull()
  })

  test('that is deleted is only brought back', async () => {
    const gone = project(1, { is_deleted: 1, can: { ...nothing, recover: true } })
    const { server } = await show([gone], '?is_deleted=true', [answering(recoverTheme, { id: 1 })])
    const body = await card(1)
    expect(body.querySelector('[aria-expanded]')).toHaveProperty('disabled', true)
    // A double click is one wish.
    const recover = await buttonOn(body, /恢复项目/)
    for (const _ of [1, 2]) fireEvent.click(recover)
    expect(await screen.findByText('「项目 1」已恢复')).toBeTruthy()
    expect(server.queriesOf(recoverTheme)).toEqual([{ id: '1' }])
    expect(server.queriesOf(listPositions)).toEqual([])
    // What is wanted after the answer is another wish, however soon.
    await waitFor(() => expect(body.querySelector('.ant-btn-loading')).toBeNull())
    await pressOn(body, /恢复项目/)
    await waitFor(() => expect(server.queriesOf(recoverTheme)).toHaveLength(2))
  })
})

describe('the list of projects', () => {
  test('opens the first alone, and asks for the positions of another when it is opened', async () => {
    const { server } = await show([project(1), project(2)])
    await card(2)
    await waitFor(() =>
      expect(server.queriesOf(listPositions).map(({ theme_id }) => theme_id)).toEqual(['1']),
    )
    const open = (id: number) => screen.getByLabelText(`展开或收起「项目 ${id}」的职位`)
    expect([1, 2].map((id) => open(id).getAttribute('aria-expanded'))).toEqual(['true', 'false'])
    fireEvent.click(open(1))
    fireEvent.click(open(2))
    await waitFor(() =>
      expect(server.queriesOf(listPositions).map(({ theme_id }) => theme_id)).toEqual(['1', '2']),
    )
    expect([1, 2].map((id) => open(id).getAttribute('aria-expanded'))).toEqual(['false', 'true'])
  })

  test.each(['abc', '-2', '0', '1.5'])('is asked for as the address says, at page %s too', async (page) => {
    const { server } = await show([project(1)], `?keyword=秋招&page=${page}&is_deleted=perhaps`)
    await card(1)
    expect(server.queriesOf(listThemes)[0]).toMatchObject({
      type: 'sz',
      keyword: '秋招',
      page: '1',
      is_deleted: 'false',
    })
  })

  test('is narrowed by typing after a pause, and begins at its first page', async () => {
    const { server, shown } = await show([project(1)], '?page=3')
    await card(1)
    for (const value of ['秋', '秋招'])
      fireEvent.change(screen.getByLabelText('搜索项目名称'), { target: { value } })
    await waitFor(() => expect(shown.query()).toEqual({ keyword: '秋招' }))
    await waitFor(() => expect(server.queriesOf(listThemes)).toHaveLength(2))
    fireEvent.click(await screen.findByText('已删除'))
    await waitFor(() => expect(shown.query()).toEqual({ keyword: '秋招', is_deleted: 'true' }))
    fireEvent.click(await screen.findByText('使用中'))
    await waitFor(() => expect(shown.query()).toEqual({ keyword: '秋招' }))
  })

  test.each([
    ['', /还没有招聘项目/, true],
    ['?keyword=x', /没有找到与“x”匹配的项目/, true],
    ['?is_deleted=true', /没有已删除的项目/, false],
  ])('that is empty at %j says so', async (query, words, hasButton) => {
    await show([], query)
    const empty = (await screen.findByText(words)).closest('.ant-empty')
    await waitFor(() => expect(empty?.querySelector('button') !== null).toBe(hasButton))
  })

  test('that is on its way shows what it will look like, and a failure is the shell’s concern', async () => {
    const late = holding(answering(listThemes, { list: [project(1)], total: 1 }, 1))
    await show([], '', [late])
    expect(document.querySelectorAll('.ant-skeleton')).toHaveLength(3)
    late.letGo()
    await card(1)
    const { shown } = await show([], '', [failing(listThemes, 500)])
    await waitFor(() => expect(shown.unhandled).toMatchObject([{ http: 500 }]))
  })

  test('goes on to the next thirty', async () => {
    const { shown } = await show([project(1)], '', [
      answering(listThemes, { list: [project(1)], total: 41 }, 41),
    ])
    await card(1)
    fireEvent.click(screen.getByTitle('2'))
    await waitFor(() => expect(shown.query()).toEqual({ page: '2' }))
  })

  test('offers a new project to whoever may make one, in each generation its own way', async () => {
    const social = await show([project(1)])
    await card(1)
    fireEvent.click(await screen.findByText('新建项目'))
    await waitFor(() => expect(social.shown.address()).toBe('/post/position/create'))
    const campus = await show([project(1)], '', [], 1)
    await card(1)
    fireEvent.click(await screen.findByText('新建项目'))
    await waitFor(() => expect(campus.shown.address()).toBe('/regulation2/recruitment2/create'))
    const reader = { ...administrator, role: { name: 'User2' as const, title: 'hiring_manager' } }
    await show([project(1, { can: nothing })], '', [answering(accountsApi.getCurrentUser, reader)])
    await card(1)
    expect(screen.queryByText('新建项目')).toBeNull()
    expect(screen.queryByText('新建职位')).toBeNull()
  })
})
