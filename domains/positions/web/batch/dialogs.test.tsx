import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { positionsApi } from '@bole/positions/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PositionsView } from '../list/positions-view.tsx'
import { engineer, planner, usual } from '../testing/examples.ts'

const { changeManyCities, changeManyStations, getParams, listPositionUsers, listPositions } = positionsApi

const station = { name: '武汉大学', type: 'university' as const }
const themes = [
  { id: 9, theme_name: '2026 社会招聘', station_list: [station], positions: [] },
  { id: 10, theme_name: '其他', station_list: [{ ...station, name: '北京大学' }], positions: [] },
]
const params = { themes, city_list: ['上海', '深圳'], process_list: [], degree_list: [] }
const done = { done: [{ id: 41, version: 6, state: 'open' as const }], refused: [] }

async function show(...more: ReturnType<typeof answering>[]) {
  const server = serve(...usual, answering(getParams, params), ...more)
  await showScreen(() => <PositionsView origin={2} />, '/post/position/list')
  await screen.findByText('后端工程师')
  return server
}

async function openChange(...titles: readonly string[]) {
  for (const title of titles) fireEvent.click(screen.getByRole('checkbox', { name: `选择 ${title}` }))
  const bar = within(await screen.findByRole('toolbar'))
  fireEvent.click(bar.getByRole('button', { name: '修改城市或站点' }))
  return within(await screen.findByRole('dialog'))
}

const type = (box: HTMLElement, text: string) => {
  fireEvent.change(box, { target: { value: text } })
  fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 13 })
}

test('cities of several positions are added to, at the versions that were seen', async () => {
  const server = await show(answering(changeManyCities, done))
  const dialog = await openChange(engineer.title, planner.title)
  expect(dialog.getByText('修改 2 个职位的城市或站点')).toBeTruthy()
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: /保\s?存/ }).disabled).toBe(true)
  fireEvent.click(dialog.getByText('增加'))
  type(dialog.getByLabelText('选择或输入城市'), '广州')
  fireEvent.click(dialog.getByRole('button', { name: /保\s?存/ }))
  expect(await screen.findByText('已修改 1 个职位')).toBeTruthy()
  expect(server.bodiesOf(changeManyCities)).toEqual([
    {
      change: 'add',
      city_list: ['广州'],
      positions: [
        { id: 41, version: 5 },
        { id: 42, version: 2 },
      ],
    },
  ])
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
})

test('what could not be changed stays named, and the dialog open', async () => {
  const refused = [{ id: 41, title: '后端工程师', code: 'city_missing', message: '请至少填写一个工作城市' }]
  await show(answering(changeManyCities, { done: [], refused }))
  const dialog = await openChange(engineer.title)
  fireEvent.click(dialog.getByText('去掉'))
  type(dialog.getByLabelText('选择或输入城市'), '上海')
  fireEvent.click(dialog.getByRole('button', { name: /保\s?存/ }))
  expect((await dialog.findByRole('alert')).textContent).toContain('后端工程师：请至少填写一个工作城市')
})

test('stations are offered of the projects of these positions alone', async () => {
  const server = await show(answering(changeManyStations, done))
  const dialog = await openChange(engineer.title)
  fireEvent.click(dialog.getByText('站点'))
  const box = dialog.getByLabelText('选择站点；不选则为项目的全部站点')
  fireEvent.mouseDown(box)
  fireEvent.click(await screen.findByTitle('武汉大学'))
  expect(screen.queryByTitle('北京大学')).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: /保\s?存/ }))
  await waitFor(() =>
    expect(server.bodiesOf(changeManyStations)).toEqual([
      { station_list: [station], positions: [{ id: 41, version: 5 }] },
    ]),
  )
})

test('who sees a position is told out of its row, its owner first', async () => {
  const person = { job_title: null, role: 'User2' as const }
  const list = [
    { ...person, id: 2, name: '何静', job_title: '招聘经理', part: 'owner' as const },
    { ...person, id: 3, name: '赵明', part: 'hiring' as const },
    { ...person, id: 4, name: '林岚', part: null },
  ]
  await show(answering(listPositionUsers, { list }))
  fireEvent.click(screen.getByRole('button', { name: '更多操作：后端工程师' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '可见人员' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('谁能看到「后端工程师」')).toBeTruthy()
  await dialog.findByText('何静')
  const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual(['何静招聘经理负责人', '赵明用人经理参与招聘', '林岚用人经理'])
})

test('many positions are begun beside a single one', async () => {
  const server = serve(...usual)
  const shown = await showScreen(() => <PositionsView origin={2} />, '/post/position/list')
  await screen.findByText('后端工程师')
  fireEvent.click(screen.getByRole('button', { name: '其他添加方式' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '批量新建' }))
  await waitFor(() => expect(shown.address()).toBe('/post/position/batchcreate'))
  expect(server.queriesOf(listPositions).length).toBeGreaterThan(0)
})
