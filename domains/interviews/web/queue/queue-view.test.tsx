import { interviewsApi } from '@bole/interviews/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import InterviewList from '../interview-list.tsx'
import { queue, usual } from '../testing/examples.ts'

const { adjustQueue, callNext, changeRoomTitle, createQueue, giveUpQueue, openHall, stepInQueue } =
  interviewsApi

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () => showScreen(InterviewList, '/interview/list?view=queue', '/interview/list')
const periods = answering(interviewsApi.queue, { period: [queue], online_list: [] })
const room = async (name: string) => within(await screen.findByRole('region', { name }))
const button = { name: (text: RegExp) => screen.findByRole('button', { name: text }) }

test('shows rooms, the order and how long each waits, and calls the next to a free room', async () => {
  const server = serve(...usual, periods, answering(callNext, { post_id: 22, name: '李晓红', number: 2 }))
  await show()
  expect((await room('A 室')).getByText('1 号 王小明 · 已叫号')).toBeTruthy()
  const waiting = within(await screen.findByRole('list', { name: '等待中，按叫号顺序' })).getAllByRole(
    'listitem',
  )
  expect(waiting.map((one) => one.textContent)).toEqual([
    expect.stringContaining('2 号李晓红 前端工程师即将叫号'),
    expect.stringContaining('3 号赵敏 前端工程师约 20 分钟'),
  ])
  fireEvent.click((await room('B 室')).getByRole('button', { name: '叫下一位' }))
  expect(await screen.findByText('已叫 李晓红 前往 B 室')).toBeTruthy()
  expect(server.bodiesOf(callNext)).toEqual([{ interview_main_id: 9, room_id: 2 }])
})

test('begins with whoever has come, and puts back whoever did not answer', async () => {
  const server = serve(...usual, periods, answering(stepInQueue, { id: 9 }))
  await show()
  const first = await room('A 室')
  fireEvent.click(first.getByRole('button', { name: '已到，开始面试' }))
  await waitFor(() => expect(server.bodiesOf(stepInQueue)).toHaveLength(1))
  fireEvent.click(first.getByRole('button', { name: '未应答' }))
  expect(await screen.findByText('王小明 排到后两位之后')).toBeTruthy()
  expect(server.bodiesOf(stepInQueue)).toEqual([
    { interview_main_id: 9, post_id: 21, step: 'begin' },
    { interview_main_id: 9, post_id: 21, step: 'put_back' },
  ])
})

test('the order is changed by keyboard and by dragging', async () => {
  const server = serve(...usual, periods, answering(adjustQueue, { id: 9 }))
  await show()
  fireEvent.click(await button.name(/将 赵敏 提前/))
  await waitFor(() => expect(server.bodiesOf(adjustQueue)).toHaveLength(1))
  const [first, second] = within(screen.getByRole('list', { name: '等待中，按叫号顺序' })).getAllByRole(
    'listitem',
  )
  if (!first || !second) throw new Error('two wait')
  fireEvent.dragStart(first)
  fireEvent.dragOver(second)
  fireEvent.dragEnd(first)
  await waitFor(() => expect(server.bodiesOf(adjustQueue)).toHaveLength(2))
  expect(server.bodiesOf(adjustQueue)).toEqual([
    { interview_main_id: 9, post_id: 23, before_post_id: 22 },
    { interview_main_id: 9, post_id: 22, before_post_id: null },
  ])
})

test('somebody gives up once that is confirmed, and comes back', async () => {
  const batch_id = '00000000-0000-4000-8000-000000000001'
  const undone = { batch_id, done: 1, refused: [] }
  const server = serve(
    ...usual,
    periods,
    answering(giveUpQueue, { id: 9, batch_id }),
    answering(pipelineApi.undo, undone),
  )
  await show()
  fireEvent.click((await room('A 室')).getByRole('button', { name: '放弃排队' }))
  const sure = within(await screen.findByRole('dialog'))
  expect(server.bodiesOf(giveUpQueue)).toEqual([])
  fireEvent.click(sure.getByRole('button', { name: '放弃排队' }))
  expect(await screen.findByText(/王小明 已移出队列/)).toBeTruthy()
  fireEvent.click(await button.name(/撤\s?销/))
  await waitFor(() => expect(server.bodiesOf(pipelineApi.undo)).toEqual([{ batch_id }]))
})

test('the hall’s screen is closed once that is confirmed, and a room is called otherwise', async () => {
  const server = serve(
    ...usual,
    periods,
    answering(openHall, { hall_path: null }),
    answering(changeRoomTitle, { id: 1 }),
  )
  await show()
  expect((await screen.findByRole('link', { name: '大厅屏幕' })).getAttribute('href')).toBe(queue.hall_path)
  fireEvent.click(await button.name(/关闭大厅屏幕/))
  const sure = within(await screen.findByRole('dialog'))
  fireEvent.click(sure.getByRole('button', { name: '关闭大厅屏幕' }))
  await waitFor(() => expect(server.bodiesOf(openHall)).toEqual([{ interview_main_id: 9, is_open: false }]))
  const first = await room('A 室')
  fireEvent.click(first.getByRole('button', { name: '修改房间名称' }))
  const title = first.getByRole('textbox')
  fireEvent.change(title, { target: { value: '向日葵' } })
  fireEvent.keyDown(title, { key: 'Enter', keyCode: 13 })
  fireEvent.keyUp(title, { key: 'Enter', keyCode: 13 })
  await waitFor(() => expect(server.bodiesOf(changeRoomTitle)).toEqual([{ id: 1, title: '向日葵' }]))
})

test('the code at the door is shown to be printed', async () => {
  serve(...usual, periods)
  await show()
  fireEvent.click(await button.name(/签到码/))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('link').getAttribute('href')).toContain(queue.door_path)
  expect(dialog.getByRole('button', { name: /打\s?印/ })).toBeTruthy()
})

const nobody = {
  ...{ list: [], next_cursor: null, statistic: {} },
  ...{ processStatus: [], statuses: [], is_capped: false },
}

test('a queue without rooms or people is not sent', async () => {
  const server = serve(
    ...usual,
    answering(interviewsApi.queue, { period: [], online_list: [] }),
    answering(pipelineApi.listCandidates, nobody, 0),
    answering(pipelineApi.listQueueProcesses, {
      list: [{ id: 5, name: '社招', title: '一面', count: 3, eliminateCount: 0, to_arrange: 2 }],
    }),
  )
  await show()
  expect(await screen.findByText(/今天及以后暂无排队面试/)).toBeTruthy()
  fireEvent.click(await button.name(/新建排队面试/))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: '新建排队面试' }))
  expect(await dialog.findByText('请填写房间名称')).toBeTruthy()
  expect(server.bodiesOf(createQueue)).toEqual([])
})
