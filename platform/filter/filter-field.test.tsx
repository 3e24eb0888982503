import { answering, pickOption } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { api, lamps, press, show } from '../list/testing/lamps.tsx'

beforeEach(() => localStorage.clear())

describe('a filter', () => {
  test('of few choices takes one, or several', async () => {
    const { shown } = await show()
    await pickOption('状态', '灭')
    await waitFor(() => expect(shown.query()).toEqual({ state: 'dark' }))
    await pickOption('种类', '台灯')
    await pickOption('种类', '落地灯')
    await waitFor(() => expect(shown.query()).toEqual({ state: 'dark', kinds: 'table,floor' }))
    await press('清除筛选')
    await waitFor(() => expect(shown.query()).toEqual({}))
  })

  test('of words is emptied by a button that says what it empties', async () => {
    const { shown } = await show('/lamps?keyword=desk')
    const cross = await screen.findByRole('button', { name: '清空：关键词' })
    fireEvent.click(cross)
    await waitFor(() => expect(shown.query()).toEqual({}))
  })

  test('as tabs says how many rows each has, and takes one or all', async () => {
    const { shown } = await show('/lamps?page=2', answering(api.list, { ...lamps(30), lit: 4 }, 60))
    fireEvent.click(await screen.findByText('大厅 4'))
    await waitFor(() => expect(shown.query()).toEqual({ rooms: 'hall' }))
    fireEvent.click(screen.getByText('全部房间 9'))
    await waitFor(() => expect(shown.query()).toEqual({}))
  })

  test('of another list asks for it when somebody reaches for it', async () => {
    const makers = answering(api.makers, { list: [{ id: 7, name: '欧普照明' }] })
    const { server, shown } = await show('/lamps', makers)
    await screen.findByText('灯 1')
    expect(server.sent.map(({ call }) => call.name)).toEqual([api.list.name])
    await press('更多筛选')
    fireEvent.focus(await screen.findByLabelText('厂家'))
    await pickOption('厂家', '欧普照明')
    await waitFor(() => expect(shown.query()).toEqual({ maker_id: '7' }))
  })

  test('beyond the first three stands behind a button, unless it is set', async () => {
    await show()
    await screen.findByText('灯 1')
    expect(screen.queryByLabelText('厂家')).toBeNull()
    await press('更多筛选')
    expect(await screen.findByLabelText('厂家')).toBeTruthy()
    await press('收起筛选')
    await waitFor(() => expect(screen.queryByLabelText('厂家')).toBeNull())
  })

  test('whose value stands in the address says its word', async () => {
    await show('/lamps?maker_id=7', answering(api.makers, { list: [{ id: 7, name: '欧普照明' }] }))
    expect(await screen.findByText('欧普照明')).toBeTruthy()
  })

  test('is searched on the server, once, after a pause in typing', async () => {
    const many = answering(api.makers, ({ query }) => ({
      list: query.keyword === '飞利浦' ? [{ id: 305, name: '飞利浦' }] : [{ id: 7, name: '欧普照明' }],
    }))
    const { server, shown } = await show('/lamps', many)
    await screen.findByText('灯 1')
    await press('更多筛选')
    const field = await screen.findByLabelText('厂家')
    fireEvent.focus(field)
    for (const value of ['飞', '飞利', '飞利浦']) fireEvent.change(field, { target: { value } })
    await pickOption('厂家', '飞利浦')
    await waitFor(() => expect(shown.query()).toEqual({ maker_id: '305' }))
    expect(server.queriesOf(api.makers)).toEqual([{}, { keyword: '飞利浦' }])
  })

  test('asks by its number for what stands in the address and is not offered', async () => {
    const many = answering(api.makers, ({ query }) => ({
      list: query.ids === '305' ? [{ id: 305, name: '飞利浦' }] : [{ id: 7, name: '欧普照明' }],
    }))
    await show('/lamps?maker_id=305', many)
    expect(await screen.findByText('飞利浦')).toBeTruthy()
  })

  test('of numbers fills two names', async () => {
    const { shown } = await show('/lamps?watts_from=40')
    await screen.findByText('灯 1')
    expect(screen.getByLabelText<HTMLInputElement>('功率起').value).toBe('40')
    fireEvent.change(screen.getByLabelText('功率止'), { target: { value: '60' } })
    await waitFor(() => expect(shown.query()).toEqual({ watts_from: '40', watts_to: '60' }))
  })

  test('of days shows both from the address', async () => {
    await show('/lamps?bought_from=2026-03-01&bought_to=2026-03-31')
    expect(await screen.findByDisplayValue('2026-03-01')).toBeTruthy()
    expect(screen.getByDisplayValue('2026-03-31')).toBeTruthy()
  })
})
