import { defineApi, field } from '@bole/platform/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { ListScreen } from './list-screen.tsx'

const api = defineApi('things', {
  list: {
    method: 'GET',
    path: 'things',
    summary: '',
    access: 'anyone',
    query: z.object({
      ...field.paging,
      origin: z.coerce.number(),
      keyword: field.text(20).optional(),
      state: field.commaList(z.enum(['open', 'closed'])),
    }),
    reply: z.object({ list: z.array(z.object({ id: z.number(), name: z.string() })) }),
    hasTotal: true,
  },
})

const names = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `thing ${at + 1}` }))

function Screen() {
  return (
    <ListScreen
      call={api.list}
      given={{ origin: 2 }}
      rowsOf={({ list }) => list}
      columns={[{ title: '名称', dataIndex: 'name' }]}
      filters={[
        { kind: 'text', name: 'keyword', label: '关键词' },
        {
          kind: 'choice',
          name: 'state',
          label: '状态',
          isMultiple: true,
          options: [
            { value: 'open', label: '开放' },
            { value: 'closed', label: '关闭' },
          ],
        },
      ]}
      actions={<button type="button">新建</button>}
      empty="还没有"
    />
  )
}

describe('a plain list', () => {
  test('asks for what is given, what the address says, and the first page', async () => {
    const server = serve(answering(api.list, { list: names(2) }, 2))
    await showScreen(Screen, '/things?keyword=lamp&state=open,closed&stranger=1')
    expect(await screen.findByText('thing 2')).toBeTruthy()
    expect(server.queriesOf(api.list)).toEqual([
      { origin: '2', keyword: 'lamp', state: 'open,closed', page: '1', page_size: '30' },
    ])
    expect(screen.getByLabelText<HTMLInputElement>('关键词').value).toBe('lamp')
    expect(screen.getByText('开放')).toBeTruthy()
    expect(screen.getByRole('button', { name: '新建' })).toBeTruthy()
  })

  test.each([
    ['-3', '1'],
    ['0', '1'],
    ['2.9', '2'],
    ['second', '1'],
  ])('at page %s is at page %s', async (page, asked) => {
    const server = serve(answering(api.list, { list: names(30) }, 90))
    await showScreen(Screen, `/things?page=${page}`)
    await screen.findByText('thing 2')
    expect(server.queriesOf(api.list)[0]).toMatchObject({ page: asked })
  })

  test('says what would be here when nothing is', async () => {
    serve(answering(api.list, { list: [] }, 0))
    await showScreen(Screen, '/things')
    expect(await screen.findByText('还没有')).toBeTruthy()
  })

  test('typing narrows after a pause, in the address and from the first page', async () => {
    const server = serve(answering(api.list, { list: names(30) }, 90))
    const shown = await showScreen(Screen, '/things?page=3')
    await screen.findByText('thing 1')
    fireEvent.change(screen.getByLabelText('关键词'), { target: { value: 'to' } })
    fireEvent.change(screen.getByLabelText('关键词'), { target: { value: 'torch' } })
    await waitFor(() => expect(shown.address()).toBe('/things?keyword=torch'))
    await waitFor(() =>
      expect(server.queriesOf(api.list).at(-1)).toMatchObject({ keyword: 'torch', page: '1' }),
    )
    expect(server.queriesOf(api.list)).toHaveLength(2)
  })

  test('a page is a step in the address; the first needs no word in it', async () => {
    const server = serve(answering(api.list, { list: names(30) }, 90))
    const shown = await showScreen(Screen, '/things')
    await screen.findByText('thing 1')
    fireEvent.click(screen.getByTitle('3'))
    await waitFor(() => expect(server.queriesOf(api.list).at(-1)).toMatchObject({ page: '3' }))
    expect(shown.address()).toBe('/things?page=3')
    fireEvent.click(screen.getByTitle('1'))
    await waitFor(() => expect(shown.address()).toBe('/things'))
  })
})
