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
import { type PositionListItem, positionsApi } from '@bole/positions/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { PositionsOf } from './list/positions-of.tsx'
import { PositionsView } from './list/positions-view.tsx'
import { engineer, planner, usual } from './testing/examples.ts'

const { listPositions, sortPositions, copyPosition, openPosition, changeManyStates } = positionsApi
const at = '/post/position/list'
const Social = () => <PositionsView origin={2} />

const page = (list: PositionListItem[], total = list.length) =>
  answering(listPositions, { list, statistic: { all: { key: 'all', value: total } } }, total)
const rowOf = (title: string) => screen.getByText(title).closest('tr') ?? document.body
const menuOf = (title: string) => fireEvent.click(screen.getByLabelText(`更多操作：${title}`))
const buttonsOf = (title: string) =>
  [...rowOf(title).querySelectorAll('button')]
    .map(({ textContent }) => textContent?.replaceAll(' ', '') ?? '')
    .filter((words) => words !== '')
const boxOf = (title: string) =>
  screen.getByLabelText<HTMLInputElement>(`选择 ${title}`, { selector: 'input' })

async function show(query = '', ...answers: Answering[]) {
  const server = serve(...usual, ...answers)
  const shown = await showScreen(Social, at + query, at)
  await screen.findByText('后端工程师')
  return { server, shown }
}

describe('the conditions', () => {
  test('stand in the address, and another of them begins at the first page', async () => {
    const { server, shown } = await show('?page=2&city=上海')
    fireEvent.click(await screen.findByText('草稿 1'))
    await waitFor(() => expect(shown.query()).toEqual({ city: '上海', state: 'draft' }))
    await waitFor(() =>
      expect(server.queriesOf(listPositions).at(-1)).toMatchObject({
        state: 'draft',
        city: '上海',
        page: '1',
      }),
    )
    fireEvent.click(await screen.findByText('全部 2'))
    await waitFor(() => expect(shown.query()).toEqual({ city: '上海' }))
  })

  test('that cannot be understood leave the others standing', async () => {
    const { server } = await show('?state=pink&keyword=x&page=first&city=上海')
    expect(server.queriesOf(listPositions).at(-1)).toMatchObject({ keyword: 'x', city: '上海', page: '1' })
    expect(server.queriesOf(listPositions).at(-1)).not.toHaveProperty('state')
  })

  test('that are typed are asked for once, after a pause, and are no step back', async () => {
    const { server, shown } = await show()
    const field = screen.getByLabelText('搜索职位名称')
    for (const value of ['工', '工程', '工程师']) fireEvent.change(field, { target: { value } })
    await waitFor(() => expect(shown.query()).toEqual({ keyword: '工程师' }))
    await waitFor(() => expect(server.queriesOf(listPositions)).toHaveLength(2))
    fireEvent.change(field, { target: { value: '' } })
    await waitFor(() => expect(shown.address()).toBe(at))
  })

  test('leave the rows standing while the next are on their way', async () => {
    const { server } = await show()
    const late = holding(page([planner]))
    server.now(late)
    fireEvent.click(await screen.findByText('草稿 1'))
    await waitFor(() => expect(server.queriesOf(listPositions)).toHaveLength(2))
    expect(screen.getByText('后端工程师')).toBeTruthy()
    late.letGo()
    await waitFor(() => expect(screen.queryByText('后端工程师')).toBeNull())
  })

  test('that are not there yet say what would be', async () => {
    serve(...usual, page([]))
    await showScreen(Social, at)
    expect(await screen.findByText(/还没有职位/)).toBeTruthy()
  })

  test('that cannot be asked for are the shell’s concern', async () => {
    serve(...usual, failing(listPositions, 403))
    const shown = await showScreen(Social, at)
    await waitFor(() => expect(shown.unhandled).toMatchObject([{ http: 403 }]))
  })

  test('go on to the next page', async () => {
    serve(...usual, page([engineer, planner], 120))
    const shown = await showScreen(Social, at)
    await screen.findByText('后端工程师')
    fireEvent.click(screen.getByTitle('3'))
    await waitFor(() => expect(shown.address()).toBe(`${at}?page=3`))
    fireEvent.click(screen.getByTitle('1'))
    await waitFor(() => expect(shown.address()).toBe(at))
  })
})

describe('a row', () => {
  test('offers what may be done with it, and nothing else', async () => {
    const locked = {
      ...planner,
      id: 43,
      title: '只读职位',
      can: { edit: false, open: false, close: false, delete: false, copy: false },
    }
    await show('', page([engineer, planner, locked]))
    expect(rowOf('后端工程师').textContent).toMatch(/关\s?闭/)
    expect(rowOf('供应链计划').textContent).toMatch(/开\s?放/)
    expect(screen.queryByLabelText('更多操作：只读职位')).toBeNull()
    expect(rowOf('只读职位').querySelector('a[href*="update"]')).toBeNull()
    expect(boxOf('只读职位').disabled).toBe(true)
    expect(buttonsOf('后端工程师')).toEqual(['关闭', '复制'])
    expect(buttonsOf('只读职位')).toEqual([])
    menuOf('供应链计划')
    const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    const all = ['编辑', '移到本页最前', '上移', '下移', '人才库中的合适人选', '可见人员', '谁能看到', '删除']
    await waitFor(() => expect(items()).toEqual(all))
  })

  test('is moved to the top, and down, among those on the page', async () => {
    const third = { ...planner, id: 44, title: '第三' }
    const { server } = await show('', page([engineer, planner, third]), answering(sortPositions, {}))
    menuOf('第三')
    fireEvent.click(await screen.findByText('移到本页最前'))
    await waitFor(() => expect(server.bodiesOf(sortPositions)).toEqual([{ ids: [44, 41, 42] }]))
    expect(await screen.findByText('顺序已更新')).toBeTruthy()
    menuOf('后端工程师')
    fireEvent.click((await screen.findAllByRole('menuitem', { name: '下移' })).at(-1) ?? document.body)
    await waitFor(() => expect(server.bodiesOf(sortPositions).at(-1)).toEqual({ ids: [42, 41] }))
  })

  test('is copied as a draft', async () => {
    const { server } = await show('', answering(copyPosition, { id: 60, title: '后端工程师' }))
    fireEvent.click(within(rowOf('后端工程师')).getByText(/^复\s?制$/))
    expect(await screen.findByText('已复制为草稿「后端工程师」')).toBeTruthy()
    expect(server.bodiesOf(copyPosition)).toEqual([{ id: 41 }])
  })

  test('that could not be opened stays, and the list is asked for anew', async () => {
    const { server, shown } = await show('', refusing(openPosition, 'stale', { message: '刚刚被修改' }))
    const before = server.queriesOf(listPositions).length
    const button = [...rowOf('供应链计划').querySelectorAll('button')].find(({ textContent }) =>
      /开\s?放/.test(textContent ?? ''),
    )
    fireEvent.click(button ?? document.body)
    await waitFor(() => expect(shown.unhandled).toMatchObject([{ code: 'stale' }]))
    await waitFor(() => expect(server.queriesOf(listPositions).length).toBeGreaterThan(before))
    expect(screen.getByText('供应链计划')).toBeTruthy()
  })

  test('says where the link is when the browser does not let it be copied', async () => {
    const writeText = vi.fn(async () => {
      throw new DOMException('not allowed')
    })
    vi.stubGlobal('navigator', { ...navigator, language: 'zh-CN', clipboard: { writeText } })
    await show()
    fireEvent.click(await screen.findByLabelText('复制招聘官网链接'))
    const words = `浏览器不允许复制，请手动复制：${location.origin}/careers/demo/positions/41`
    expect(await screen.findByText(words)).toBeTruthy()
    vi.unstubAllGlobals()
  })
})

describe('the selection', () => {
  test('sends what was selected as it is now, and can be let go', async () => {
    const { server } = await show(
      '',
      answering(changeManyStates, { done: [{ id: 41, version: 7, state: 'closed' }], refused: [] }),
    )
    fireEvent.click(boxOf('后端工程师'))
    fireEvent.click(await screen.findByLabelText('取消选择'))
    await waitFor(() => expect(screen.queryByText(/已选/)).toBeNull())
    fireEvent.click(boxOf('后端工程师'))
    await screen.findByText('已选 1 项')
    // Somebody else changes it meanwhile: its version is no longer the one that was selected.
    server.now(page([{ ...engineer, version: 6 }, planner]))
    fireEvent.click(await screen.findByText('草稿 1'))
    await waitFor(() => expect(server.queriesOf(listPositions)).toHaveLength(2))
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
    const bar = screen.getByRole('toolbar')
    const close = [...bar.querySelectorAll('button')].find(({ textContent }) =>
      /关\s?闭/.test(textContent ?? ''),
    )
    fireEvent.click(close ?? document.body)
    await waitFor(() =>
      expect(server.bodiesOf(changeManyStates)).toEqual([
        { state: 'closed', positions: [{ id: 41, version: 6 }] },
      ]),
    )
    expect(await screen.findByText('关闭：已完成 1 项')).toBeTruthy()
  })
})

describe('the positions beneath a project', () => {
  test('are those of the project, and where there is none one can be made in it', async () => {
    const server = serve(...usual, page([]))
    const shown = await showScreen(
      () => <PositionsOf projectId={9} origin={1} />,
      '/regulation2/recruitment2/list',
    )
    expect(await screen.findByText('该项目下还没有职位。')).toBeTruthy()
    expect(server.queriesOf(listPositions)).toEqual([{ theme_id: '9', page: '1', page_size: '30' }])
    fireEvent.click(await screen.findByText('新建职位'))
    await waitFor(() => expect(shown.address()).toBe('/regulation2/position/create?theme_id=9'))
  })

  test('offer nothing new to whoever may not make one', async () => {
    const reader = { ...administrator, role: { name: 'User2' as const, title: 'hiring_manager' } }
    serve(...usual, page([]), answering(accountsApi.getCurrentUser, reader))
    await showScreen(() => <PositionsOf projectId={9} origin={2} />)
    expect(await screen.findByText('该项目下还没有职位。')).toBeTruthy()
    expect(screen.queryByText('新建职位')).toBeNull()
  })
})
