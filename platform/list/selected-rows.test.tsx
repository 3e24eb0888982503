import { answering, failing } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { api, lamps, press, show } from './testing/lamps.tsx'

beforeEach(() => localStorage.clear())

describe('a batch', () => {
  const done = { batch_id: 'b1', done: 2, refused: [] }
  const choose = async (...names: string[]) => {
    for (const name of names) fireEvent.click(await screen.findByLabelText(`选择 ${name}`))
  }
  const bar = () => within(screen.getByRole('toolbar', { name: '批量操作' }))

  test('skipping nobody is done at once, said, and can be taken back', async () => {
    const { server } = await show('/lamps', answering(api.closeMany, done), answering(api.undo, {}))
    await choose('灯 1', '灯 2')
    expect(await screen.findByText('已选 2 项')).toBeTruthy()
    fireEvent.click(bar().getByRole('button', { name: '关上它' }))
    expect(await screen.findByText('关上它：已完成 2 项')).toBeTruthy()
    const seen = [1, 2].map((id) => ({ id, version: 3 }))
    expect(server.bodiesOf(api.closeMany)).toEqual([{ lamps: seen }])
    expect(screen.queryByRole('toolbar')).toBeNull()
    await press('撤销')
    expect(await screen.findByText('已撤销')).toBeTruthy()
    expect(server.bodiesOf(api.undo)).toEqual([{ batch_id: 'b1' }])
  })

  test('says before whom it skips, and after why the rest was refused', async () => {
    const refused = [{ id: 1, title: '灯 1', message: '灯泡坏了' }]
    const { list } = lamps(3, 1)
    const mixed = list.map((lamp) =>
      lamp.id === 2 ? { ...lamp, can: { edit: true, close: false, dim: true } } : lamp,
    )
    const { server } = await show(
      '/lamps',
      answering(api.list, { list: mixed, lit: 3 }, 3),
      answering(api.closeMany, { batch_id: 'b2', done: 1, refused }),
    )
    await choose('灯 1', '灯 2', '灯 3')
    fireEvent.click(bar().getByRole('button', { name: '关上它' }))
    const question = within(await screen.findByRole('dialog'))
    expect(question.getAllByText('关上它：2 项')).not.toEqual([])
    expect(question.getByText(/跳过 1 项/)).toBeTruthy()
    expect(question.getByText('灯 2')).toBeTruthy()
    expect(server.bodiesOf(api.closeMany)).toEqual([])
    fireEvent.click(question.getByRole('button', { name: '关上它' }))
    expect(await screen.findAllByText('1 项未能完成')).not.toEqual([])
    expect(screen.getByText('灯 1: 灯泡坏了')).toBeTruthy()
    const seen = [1, 3].map((id) => ({ id, version: 3 }))
    expect(server.bodiesOf(api.closeMany)).toEqual([{ lamps: seen }])
  })

  test('that outlives its search says how many are out of sight', async () => {
    const { server } = await show('/lamps')
    await choose('灯 1', '灯 2')
    server.now(answering(api.list, lamps(2, 2), 2))
    expect(screen.queryByText(/之前搜索时选的/)).toBeNull()
    fireEvent.change(screen.getByLabelText('关键词'), { target: { value: 'torch' } })
    expect(await screen.findByText(/其中 1 项是之前搜索时选的/)).toBeTruthy()
  })

  test('says that not all could be chosen, and keeps what was', async () => {
    const { server, shown } = await show('/lamps', answering(api.list, lamps(30), 40))
    await choose('灯 1')
    server.now(failing(api.list, 500))
    await press('选择全部 40 项')
    await waitFor(() => expect(shown.unhandled).toMatchObject([{ http: 500 }]))
    expect(screen.getByText('已选 1 项')).toBeTruthy()
  })

  test('is chosen across pages, in the versions seen last, or all at once', async () => {
    const pages = answering(
      api.list,
      ({ query }) => {
        if (query.page_size === '200') return lamps(40)
        return query.page === '2' ? lamps(10, 31) : lamps(30)
      },
      40,
    )
    const { server } = await show('/lamps', pages, answering(api.closeMany, { ...done, done: 39 }))
    await screen.findByText('灯 1')
    fireEvent.click(await screen.findByTitle('2'))
    await choose('灯 31')
    fireEvent.click(screen.getByTitle('1'))
    await choose('灯 1')
    expect(await screen.findByText('已选 2 项')).toBeTruthy()
    await press('选择全部 40 项')
    expect(await screen.findByText('已选 40 项')).toBeTruthy()
    fireEvent.click(screen.getByLabelText('选择 灯 1'))
    expect(await screen.findByText('已选 39 项')).toBeTruthy()
    fireEvent.click(bar().getByRole('button', { name: '关上它' }))
    await waitFor(() => expect(server.bodiesOf(api.closeMany)).toHaveLength(1))
    const [body] = server.bodiesOf(api.closeMany)
    expect(body).toMatchObject({ lamps: { length: 39 } })
  })
})
