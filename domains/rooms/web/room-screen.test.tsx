import { interviewsApi } from '@bole/interviews/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { type Room, roomsApi } from '@bole/rooms/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { room, said } from '../testing/examples.ts'
import RoomPage from './room-page.tsx'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const path = '/interviewRoom/social/{id}'
const show = () => showScreen(RoomPage, path.replace('{id}', '12'), path)
const shown = (of: Room) => [answering(roomsApi.sync, of), answering(roomsApi.members, of)]
/** The window looks again within a second. */
const second = () => vi.advanceTimersByTimeAsync(1_100)

test('says who is there and who waits, and asks them in', async () => {
  const server = serve(...shown(room), answering(roomsApi.invite, { guest_path: null }))
  await show()
  expect(await screen.findByText('王小明 · 前端工程师')).toBeTruthy()
  expect(within(screen.getByRole('list', { name: '成员' })).getByText('陈晨（我）')).toBeTruthy()
  expect(screen.getByText('等候区有 1 位候选人')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '邀请 王小明 进入' }))
  await waitFor(() =>
    expect(server.bodiesOf(roomsApi.invite)).toEqual([
      { interview_id: 12, candidates: [11], is_invited: true },
    ]),
  )
  expect(server.bodiesOf(roomsApi.sync)[0]).toMatchObject({ interview_id: 12, is_new: true, after: 0 })
})

test('counts what others say while the chat is out of sight, shows it, and says something', async () => {
  const first = { ...room, dialog: [said(1, 'c11', '早上好')] }
  const server = serve(...shown(first), answering(roomsApi.send, { id: 4 }))
  await show()
  const tab = await screen.findByRole('tab', { name: /聊天/ })
  expect(tab.textContent).toBe('聊天')
  server.now(answering(roomsApi.sync, { ...room, dialog: [said(2, 'c11', '在吗'), said(3, 'u3', '在')] }))
  await second()
  await waitFor(() => expect(tab.textContent).toBe('聊天1'))
  server.now(answering(roomsApi.sync, room))
  fireEvent.click(tab)
  await waitFor(() => expect(tab.textContent).toBe('聊天'))
  expect((await screen.findByRole('log')).textContent).toMatch(/早上好.*在吗.*在/)
  fireEvent.change(screen.getByLabelText('输入消息'), { target: { value: '你好' } })
  fireEvent.click(screen.getByRole('button', { name: '发送' }))
  await waitFor(() => expect(server.bodiesOf(roomsApi.send)).toEqual([{ interview_id: 12, content: '你好' }]))
})

test('a guest’s link is shown once it is made', async () => {
  const server = serve(...shown(room), answering(roomsApi.invite, { guest_path: '/careers/room/secret' }))
  await show()
  fireEvent.click(await screen.findByRole('button', { name: '邀 请' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('访客姓名'), { target: { value: 'Dr. Chen' } })
  fireEvent.click(dialog.getByRole('button', { name: '邀 请' }))
  expect(await screen.findByText(/\/careers\/room\/secret$/)).toBeTruthy()
  expect(server.bodiesOf(roomsApi.invite)).toEqual([
    { interview_id: 12, user_ids: [], guest_name: 'Dr. Chen' },
  ])
})

test('ends the interview after asking, and a window that was followed says so', async () => {
  const server = serve(...shown(room), answering(interviewsApi.finish, { id: 12 }))
  await show()
  fireEvent.click(await screen.findByRole('button', { name: '结束面试' }))
  const sure = within(await screen.findByRole('dialog'))
  fireEvent.click(sure.getByRole('button', { name: '结束面试' }))
  await waitFor(() => expect(server.bodiesOf(interviewsApi.finish)).toEqual([{ id: 12, version: 3 }]))
  server.now(answering(roomsApi.sync, { ...room, is_elsewhere: true }))
  await second()
  expect(await screen.findByText('您已在另一个窗口进入该面试间')).toBeTruthy()
})

test('others’ shared screen is told by a name of four characters', async () => {
  const server = serve(...shown(room))
  await show()
  await screen.findByText('王小明 · 前端工程师')
  server.now(answering(roomsApi.sync, { ...room, share_status: 1, share_name: '欧阳娜娜子' }))
  await second()
  expect(await screen.findByText('欧阳娜娜… 正在共享屏幕')).toBeTruthy()
})
