import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { type Process, processesApi } from '@bole/processes/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { added, moved } from './arrange-steps.ts'
import ProcessList from './process-list.tsx'

const standard: Process = {
  id: 3,
  origin: 2,
  name: '标准流程',
  stages: [1, 14, 12, 5, 6],
  steps: [1, 14, 12, 5, 6].map((stage) => ({ id: stage, stage, title: '' })),
  is_default: true,
  isDeleted: 0,
  position_count: 4,
  open_count: 2,
  version: 7,
  create_time: '2026-11-01T00:00:00.000Z',
  can: { edit: true, make_default: false, copy: true, delete: false, restore: false },
}
const gone: Process = {
  ...standard,
  id: 4,
  name: '旧流程',
  is_default: false,
  isDeleted: 1,
  can: { edit: false, make_default: false, copy: false, delete: false, restore: true },
}
const usual = [
  answering(accountsApi.getCurrentUser, administrator),
  answering(processesApi.listProcesses, { list: [standard, gone] }, 2),
  answering(processesApi.viewProcess, { process: standard }),
]
const pattern = '/config/process/list/{origin}'
const show = () => showScreen(ProcessList, '/config/process/list/2', pattern)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('shows the stages in their order, what is the default, and brings back what is deleted', async () => {
  const server = serve(...usual, answering(processesApi.deleteProcess, { id: 4, isDeleted: 0 }))
  await show()
  const row = (await screen.findByText('标准流程')).closest('tr') ?? document.body
  expect(within(row).getByText('默认')).toBeTruthy()
  const stages = within(row).getAllByRole('listitem')
  expect(stages.map(({ textContent }) => textContent)).toEqual([
    '初筛',
    '部门审批',
    '面试',
    'Offer 沟通',
    '待入职',
  ])
  expect(server.queriesOf(processesApi.listProcesses)[0]?.origin).toBe('2')
  fireEvent.click(screen.getByRole('button', { name: '恢复' }))
  expect(await screen.findByText('流程已恢复')).toBeTruthy()
  expect(server.queriesOf(processesApi.deleteProcess)).toEqual([{ id: '4' }])
})

test('orders the stages by their arrows, says what is wrong with an order, and sends it with the version seen', async () => {
  const server = serve(...usual, answering(processesApi.updateProcess, { id: 3, version: 8 }))
  await show()
  fireEvent.click((await screen.findAllByRole('button', { name: /编\s?辑/ }))[0] ?? document.body)
  const dialog = await screen.findByRole('dialog')
  // The last is joining: above the offer it may not stand.
  fireEvent.click(await within(dialog).findByLabelText('上移第 5 个阶段'))
  expect(await within(dialog).findByText('Offer 沟通必须在待入职之前')).toBeTruthy()
  fireEvent.click(within(dialog).getByLabelText('下移第 4 个阶段'))
  fireEvent.click(within(dialog).getByLabelText('移除第 2 个阶段'))
  // Dragging does what the arrows do: the offer before the interview, and back again.
  const drag = (from: number, to: number) => {
    const [source, target] = [from, to].map((index) => within(dialog).getAllByRole('listitem')[index])
    if (!source || !target) throw new Error('there is no such stage')
    fireEvent.dragStart(source)
    fireEvent.dragOver(target)
    fireEvent.dragEnd(source)
  }
  const order = () =>
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.slice(0, 3))
  drag(2, 1)
  await waitFor(() => expect(order()).toEqual(['1初筛', '2Of', '3面试', '4待入']))
  drag(2, 1)
  fireEvent.click(within(dialog).getByRole('button', { name: /保\s?存/ }))
  await waitFor(() =>
    expect(server.bodiesOf(processesApi.updateProcess)).toEqual([
      {
        id: 3,
        version: 7,
        name: '标准流程',
        steps: [1, 12, 5, 6].map((stage) => ({ id: stage, stage, title: '' })),
      },
    ]),
  )
})

test('keeps the dialog and says why when the server says no', async () => {
  serve(...usual, refusing(processesApi.createProcess, 'offer_after_entry', { message: '顺序不对' }))
  await show()
  fireEvent.click(await screen.findByRole('button', { name: /新建流程/ }))
  fireEvent.click(await screen.findByRole('button', { name: /保\s?存/ }))
  expect(await screen.findByText('请填写流程名称')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('流程名称'), { target: { value: '急招' } })
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }))
  expect(await screen.findByText('顺序不对')).toBeTruthy()
})

test('screening keeps its place, whoever is moved', () => {
  expect(moved([1, 14, 12], 2, 1)).toEqual([1, 12, 14])
  expect(moved([1, 14, 12], 1, 0)).toEqual([1, 14, 12])
  expect(moved([1, 14, 12], 0, 2)).toEqual([1, 14, 12])
  expect(moved([1, 14, 12], 2, 3)).toEqual([1, 14, 12])
})

test('another round stands behind the last of its stage, under a title of its own', () => {
  const once = added(
    [
      { stage: 1, title: '' },
      { stage: 12, title: '' },
      { stage: 5, title: '' },
    ],
    12,
    '面试',
  )
  expect(once.map(({ title }) => title)).toEqual(['', '', '面试 2', ''])
  const renamed = once.with(1, { stage: 12, title: '面试 3' })
  expect(added(renamed, 12, '面试').map(({ title }) => title)).toEqual(['', '面试 3', '面试 2', '面试 4', ''])
  expect(added(once, 3, '笔试').at(-1)).toEqual({ stage: 3, title: '' })
})
