import { answering, failing, holding } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { api, lamps, opened, press, show } from './testing/lamps.tsx'

beforeEach(() => {
  localStorage.clear()
  opened.length = 0
})

describe('a list', () => {
  test('asks for what is given, what its filters find in the address, and the first page', async () => {
    const { server } = await show(
      '/lamps?keyword=red&state=lit&kinds=table,floor&bought_from=2026-01-02&watts_to=60&stranger=1',
    )
    expect(await screen.findByText('灯 2')).toBeTruthy()
    expect(server.queriesOf(api.list)).toEqual([
      {
        origin: '2',
        keyword: 'red',
        state: 'lit',
        kinds: 'table,floor',
        bought_from: '2026-01-02',
        watts_to: '60',
        page: '1',
        page_size: '30',
      },
    ])
    expect(screen.getByLabelText<HTMLInputElement>('关键词').value).toBe('red')
    expect(screen.getByText('亮')).toBeTruthy()
  })

  test.each(['page=-3', 'page=2.9'])('reads what it cannot understand as not there: %s', async (page) => {
    const words = 'state=broken&kinds=table,ceiling&maker_id=me&bought_from=2026-02-30&watts_from=many'
    const { server } = await show(`/lamps?${words}&${page}`)
    await screen.findByText('灯 2')
    expect(server.queriesOf(api.list)[0]).toEqual({ origin: '2', page: '1', page_size: '30' })
  })

  test('shows a field as it is, a number as the language writes it, and what renders', async () => {
    await show()
    const row = within(await screen.findByRole('row', { name: /灯 2/ }))
    expect(row.getByText('1,001')).toBeTruthy()
    expect(row.getByText('欧普')).toBeTruthy()
  })

  test('says what would be here and offers what fills it; under conditions it offers to clear them', async () => {
    const { shown } = await show('/lamps?keyword=x&page=2', answering(api.list, lamps(0), 0))
    expect(await screen.findByText('没有找到与“x”匹配的记录')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '清除搜索' }))
    expect(await screen.findByText('还没有灯')).toBeTruthy()
    expect(shown.address()).toBe('/lamps')
    expect(screen.getAllByRole('button', { name: /新建/ })).toHaveLength(2)
    fireEvent.click(screen.getAllByRole('button', { name: /新建/ })[1] ?? document.body)
    await waitFor(() => expect(shown.address()).toBe('/lamps/new'))
  })

  test('says that nothing matches where conditions are set and nothing was searched', async () => {
    const { shown } = await show('/lamps?state=lit', answering(api.list, lamps(0), 0))
    expect(await screen.findByText('没有符合条件的记录')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '清除筛选' }))
    expect(await screen.findByText('还没有灯')).toBeTruthy()
    expect(shown.address()).toBe('/lamps')
  })

  test('that could not be read says so instead of being empty, and is asked for again', async () => {
    const { server } = await show('/lamps', failing(api.list, 504))
    expect(await screen.findByText('列表加载失败。')).toBeTruthy()
    expect(screen.queryByText('还没有灯')).toBeNull()
    const asked = server.queriesOf(api.list).length
    fireEvent.click(screen.getByRole('button', { name: '重 试' }))
    await waitFor(() => expect(server.queriesOf(api.list).length).toBeGreaterThan(asked))
  })

  test('names the arrows that lead through its pages', async () => {
    await show('/lamps', answering(api.list, lamps(30), 90))
    expect(await screen.findByRole('button', { name: '上一页' })).toBeTruthy()
    expect(screen.getByRole('button', { name: '下一页' })).toBeTruthy()
  })

  test('typing narrows after a pause, in the address and from the first page', async () => {
    const { server, shown } = await show('/lamps?page=3', answering(api.list, lamps(30), 90))
    await screen.findByText('灯 1')
    fireEvent.change(screen.getByLabelText('关键词'), { target: { value: 'to' } })
    fireEvent.change(screen.getByLabelText('关键词'), { target: { value: 'torch' } })
    await waitFor(() => expect(shown.address()).toBe('/lamps?keyword=torch'))
    await waitFor(() =>
      expect(server.queriesOf(api.list).at(-1)).toMatchObject({ keyword: 'torch', page: '1' }),
    )
    expect(server.queriesOf(api.list)).toHaveLength(2)
  })

  test('a page is a step in the address; the first needs no word in it', async () => {
    const { server, shown } = await show('/lamps', answering(api.list, lamps(30), 90))
    await screen.findByText('灯 1')
    fireEvent.click(screen.getByTitle('3'))
    await waitFor(() => expect(server.queriesOf(api.list).at(-1)).toMatchObject({ page: '3' }))
    expect(shown.address()).toBe('/lamps?page=3')
    fireEvent.click(screen.getByTitle('1'))
    await waitFor(() => expect(shown.address()).toBe('/lamps'))
  })
})

test('a page that has lost its last row gives way to the last there is', async () => {
  const pages = answering(api.list, ({ query }) => (query.page === '3' ? lamps(0) : lamps(30)), 60)
  const { shown } = await show('/lamps?page=3&state=lit', pages)
  expect(await screen.findByText('灯 30')).toBeTruthy()
  expect(shown.query()).toEqual({ page: '2', state: 'lit' })
})

describe('a row', () => {
  test('rests while its call is on its way', async () => {
    const late = holding(answering(api.dim, { name: '灯 1' }))
    const { server } = await show('/lamps', late)
    const row = within(await screen.findByRole('row', { name: /灯 1/ }))
    const dim = row.getByRole('button', { name: '调暗' })
    fireEvent.click(dim)
    fireEvent.click(dim)
    await waitFor(() => expect(dim.classList).toContain('ant-btn-loading'))
    expect(row.getByRole<HTMLButtonElement>('button', { name: '编辑' }).disabled).toBe(true)
    fireEvent.click(dim)
    late.letGo()
    await waitFor(() => expect(dim.classList).not.toContain('ant-btn-loading'))
    expect(server.bodiesOf(api.dim)).toHaveLength(1)
  })

  test('offers what its flags allow', async () => {
    const [lit, dark] = [lamps(1).list[0], lamps(1, 2, { edit: true, close: false, dim: false }).list[0]]
    if (!lit || !dark) throw new Error('two lamps are needed')
    await show('/lamps', answering(api.list, { list: [lit, dark], lit: 1 }, 2))
    const row = within(await screen.findByRole('row', { name: /灯 2/ }))
    expect(row.queryByRole('button', { name: '关上它' })).toBeNull()
    fireEvent.click(row.getByRole('button', { name: '编辑' }))
    expect(opened).toEqual(['灯 2'])
  })

  test('is moved among those on the page, where it is not at an end', async () => {
    const { server } = await show('/lamps', answering(api.list, lamps(3), 3), answering(api.order, {}))
    const first = within(await screen.findByRole('row', { name: /灯 1/ }))
    const offered = first.getAllByRole('button').map(({ textContent }) => textContent)
    // Where a row can change its place, that is in the menu.
    expect(offered).toEqual(['编辑', '调暗', ''])
    const last = within(screen.getByRole('row', { name: /灯 3/ }))
    fireEvent.click(last.getByRole('button', { name: '更多操作：灯 3' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['最前', '上移', '关上它'])
    fireEvent.click(screen.getByRole('menuitem', { name: '最前' }))
    expect(await screen.findByText('已排序')).toBeTruthy()
    expect(server.bodiesOf(api.order)).toEqual([{ ids: [3, 1, 2] }])
  })

  test('asks before what cannot be undone, and says what came of it', async () => {
    const { server } = await show('/lamps', answering(api.close, { name: '灯 1' }))
    const row = within(await screen.findByRole('row', { name: /灯 1/ }))
    fireEvent.click(row.getByRole('button', { name: /更多操作/ }))
    const choice = await screen.findByRole('menuitem', { name: '关上它' })
    // The menu takes the keyboard in when it has been drawn.
    await waitFor(() => expect(choice.parentElement?.contains(document.activeElement)).toBe(true))
    fireEvent.click(choice)
    const question = within(await screen.findByRole('dialog'))
    expect(question.getAllByText('关闭 灯 1？')).not.toEqual([])
    expect(server.bodiesOf(api.close)).toEqual([])
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^取\s?消$/))
    fireEvent.click(question.getByRole('button', { name: '关上它' }))
    expect(await screen.findByText('灯 1 已关闭')).toBeTruthy()
    expect(server.bodiesOf(api.close)).toEqual([{ id: 1, version: 3 }])
  })
})

describe('how it looks', () => {
  test('columns are hidden and rows made compact for the next visit, too', async () => {
    await show()
    expect(await screen.findByText('1,001')).toBeTruthy()
    await press('显示方式')
    fireEvent.click(await screen.findByLabelText('功率'))
    await waitFor(() => expect(screen.queryByText('1,001')).toBeNull())
    fireEvent.click(screen.getByLabelText('紧凑行高'))
    const table = () => document.querySelector('[data-density]')?.getAttribute('data-density')
    await waitFor(() => expect(table()).toBe('compact'))
    await show()
    await screen.findByText('灯 1')
    expect(screen.queryByText('1,001')).toBeNull()
    expect(table()).toBe('compact')
  })

  test('which columns are hidden stands in the address, before what the reader hid last', async () => {
    const { shown } = await show()
    await press('显示方式')
    fireEvent.click(await screen.findByLabelText('功率'))
    await waitFor(() => expect(shown.address()).toBe('/lamps?hide=watts'))
    localStorage.clear()
    await show('/lamps?hide=watts')
    await screen.findByText('灯 1')
    expect(screen.queryByText('1,001')).toBeNull()
    await press('显示方式')
    fireEvent.click(await screen.findByLabelText('功率'))
    expect(await screen.findByText('1,001')).toBeTruthy()
    localStorage.setItem('bole.list-columns.lamps.list', 'watts')
    await show('/lamps?hide=none')
    expect(await screen.findByText('1,001')).toBeTruthy()
  })
})
