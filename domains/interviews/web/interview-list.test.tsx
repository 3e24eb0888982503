import { interviewsApi } from '@bole/interviews/contract'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import InterviewList from './interview-list.tsx'
import { meeting, over, usual } from './testing/examples.ts'

const { cancel, distribute, feedback, finish, list, listSigned, onlineList, recordMulti, sign, single } =
  interviewsApi
const { transfer, update, view } = interviewsApi

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (query = '') => showScreen(InterviewList, `/interview/list${query}`, '/interview/list')
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body)
/** Chooses what can be done with a row, be it a button or in its menu. */
const choose = async (name: string, label: RegExp) => {
  const row = await rowOf(name)
  const button = row.queryByRole('button', { name: label })
  if (button) return void fireEvent.click(button)
  const [menu] = row.getAllByRole('button').slice(-1)
  if (menu) fireEvent.click(menu)
  fireEvent.click(await screen.findByRole('menuitem', { name: label }))
}
const dialog = async () => within(await screen.findByRole('dialog'))

test('says who is met, where, by whom and what became of it', async () => {
  const server = serve(...usual)
  await show('?status=to_be_feedback')
  const row = await rowOf(meeting.interviewee)
  expect(row.getByText('前端工程师 · 2 人一起')).toBeTruthy()
  expect(row.getByText('会议室 3 · 科苑路 8 号')).toBeTruthy()
  expect(row.getByText('陈晨')).toBeTruthy()
  expect((await rowOf('赵敏')).getByText('待反馈 · 已接受')).toBeTruthy()
  expect(server.queriesOf(list)).toContainEqual(expect.objectContaining({ status: 'to_be_feedback' }))
})

test('opens an interview with what its candidates had before', async () => {
  const before = { ...over, id: 5, status: 'finish' as const }
  serve(...usual, answering(view, meeting), answering(single, { list: [meeting, before] }))
  await show()
  fireEvent.click(await screen.findByText(meeting.interviewee))
  const drawer = await dialog()
  expect(drawer.getByText('2 号线科苑站 A 口')).toBeTruthy()
  expect(drawer.getByText('王小明').closest('a')?.getAttribute('href')).toBe('/candidate/detail/11')
  expect((await drawer.findByRole('list', { name: '王小明 的其他面试' })).textContent).toContain('已完成')
})

test('moves an interview by a dialog, and asks before it is in the way of another', async () => {
  const conflict = { message: '时间冲突：陈晨', status: 'warning' as const }
  const server = serve(...usual, refusing(update, 'time_is_taken', conflict))
  await show()
  await choose(meeting.interviewee, /修改/)
  const edit = await dialog()
  fireEvent.change(edit.getByLabelText('面试房间'), { target: { value: '会议室 5' } })
  fireEvent.click(edit.getByRole('button', { name: '保 存' }))
  expect(await screen.findByText('时间冲突：陈晨')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '仍要安排' }))
  // What its address takes for a number may be the name of another call.
  const sent = () =>
    server.bodiesOf(update).filter((body) => body && typeof body === 'object' && 'version' in body)
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()).toMatchObject([
    {
      version: 2,
      interviewer_ids: [3],
      address: { invite_type: 2, room: '会议室 5' },
      tells_candidate: true,
    },
    { is_sure: true, address: { room: '会议室 5' } },
  ])
})

test('says how one candidate was, and the same of several', async () => {
  const server = serve(...usual, answering(feedback, { id: 8 }), answering(recordMulti, { id: 7 }))
  await show()
  await choose('赵敏', /反馈/)
  const asked = await dialog()
  fireEvent.click(asked.getByRole('radio', { name: '淘汰' }))
  fireEvent.click(asked.getByRole('button', { name: '反 馈' }))
  expect(await asked.findByText('淘汰时请填写原因或评语')).toBeTruthy()
  fireEvent.change(asked.getByLabelText('评语'), { target: { value: '经验不足' } })
  fireEvent.click(asked.getByRole('button', { name: '反 馈' }))
  await waitFor(() =>
    expect(server.bodiesOf(feedback)).toMatchObject([
      { id: 8, post_id: 13, version: 3, action: 'eliminate', text: '经验不足' },
    ]),
  )
})

test('signs candidates in', async () => {
  const signed = { postId: 11, version: 3, name: '王小明', isSigned: false, tag: 'accepted' as const }
  const server = serve(...usual, answering(listSigned, { list: [signed] }), answering(sign, { id: 7 }))
  await show()
  await choose(meeting.interviewee, /签到/)
  fireEvent.click(await screen.findByRole('switch', { name: '王小明 已到场' }))
  await waitFor(() =>
    expect(server.bodiesOf(sign)).toEqual([{ id: 7, post_id: 11, version: 3, is_signed: true }]),
  )
})

test('calls an interview off with a reason', async () => {
  const server = serve(...usual, answering(cancel, { id: 7 }))
  await show()
  await choose(meeting.interviewee, /取消面试/)
  const asked = await dialog()
  fireEvent.change(asked.getByLabelText('原因'), { target: { value: '会议室装修' } })
  fireEvent.click(asked.getByRole('button', { name: '取消面试' }))
  await waitFor(() => expect(server.queriesOf(cancel)).toHaveLength(1))
  expect(server.queriesOf(cancel)[0]).toMatchObject({ id: '7', version: '2', text: '会议室装修' })
})

test('ends an interview that was held', async () => {
  const server = serve(...usual, answering(finish, { id: 8 }))
  await show()
  await choose('赵敏', /结束面试/)
  expect((await screen.findAllByText('结束这场面试？')).length).toBeGreaterThan(0)
  const buttons = within(screen.getByRole('dialog')).getAllByRole('button')
  const last = buttons.at(-1)
  if (last) fireEvent.click(last)
  await waitFor(() => expect(server.bodiesOf(finish)).toEqual([{ id: 8, version: 2 }]))
})

test('hands nothing over before it is said to whom', async () => {
  const server = serve(...usual, answering(transfer, { id: 7 }))
  await show()
  await choose(meeting.interviewee, /移交/)
  const asked = await dialog()
  expect(asked.getByText('陈晨')).toBeTruthy()
  fireEvent.click(asked.getByRole('button', { name: '移 交' }))
  expect(await asked.findByText('请选择人员')).toBeTruthy()
  expect(server.bodiesOf(transfer)).toEqual([])
})

test('shares chosen interviews out, and says whose nobody was free for', async () => {
  const server = serve(...usual, answering(distribute, { list: [{ id: 7, user: null }] }))
  await show()
  const row = await rowOf(meeting.interviewee)
  fireEvent.click(row.getByRole('checkbox'))
  fireEvent.click(await screen.findByRole('button', { name: /分配面试官/ }))
  const asked = await dialog()
  fireEvent.click(asked.getByRole('button', { name: /分配面试官/ }))
  expect(await asked.findByText('请选择面试官')).toBeTruthy()
  expect(server.bodiesOf(distribute)).toEqual([])
})

test('online interviews that begin soon lead to themselves', async () => {
  const soon = usual.filter((_, index) => index !== 3)
  serve(
    ...soon,
    answering(onlineList, { online_list: [over] }),
    answering(view, over),
    answering(single, { list: [] }),
  )
  await show()
  fireEvent.click(await screen.findByRole('button', { name: /10:00 赵敏|赵敏/ }))
  expect((await dialog()).getByText('线上')).toBeTruthy()
})
