import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { roomsApi } from '@bole/rooms/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { room } from '../testing/examples.ts'
import RoomPage from './room-page.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const path = '/interviewRoom/social/{id}'
const [lead, candidate] = [room.interview_users, room.interview_candidates]
const talking = {
  ...room,
  interview_users: lead.map((one) => ({ ...one, isOnStage: true })),
  interview_candidates: candidate.map((one) => ({
    ...{ ...one, isAudio: true, isTalking: true, isOnStage: true, newworkStatus: 5 },
  })),
}
const show = (of = room) => {
  const server = serve(
    ...[answering(roomsApi.sync, of), answering(roomsApi.members, of)],
    ...[answering(roomsApi.operateVideo, {}), answering(roomsApi.operateShare, {})],
    answering(roomsApi.logRecord, {}),
  )
  return { server, shown: showScreen(RoomPage, path.replace('{id}', '12'), path) }
}

test('somebody joins with what they have turned on, and is told why a device is not there', async () => {
  const { server, shown } = show()
  await shown
  fireEvent.click(await screen.findByRole('button', { name: '打开摄像头' }))
  expect(await screen.findByText(/此浏览器或此地址无法使用摄像头/)).toBeTruthy()
  const problem = { interview_id: 12, device: 'video', problem: 'unsupported' }
  await waitFor(() => expect(server.bodiesOf(roomsApi.logRecord)).toEqual([problem]))
  fireEvent.click(screen.getByRole('button', { name: '加入画面与声音' }))
  await waitFor(() =>
    expect(server.bodiesOf(roomsApi.sync)).toContainEqual(
      expect.objectContaining({ wants_stage: true, is_video: false }),
    ),
  )
  expect(await screen.findByRole('button', { name: '退出画面与声音' })).toBeTruthy()
})

test('the fifth is told that there is no room, and joins by themselves later', async () => {
  const others = ['a', 'b', 'c', 'd'].map((connection, id) => ({
    ...{ ...candidate[0], name: connection, im_username: `g${id}`, id, connection },
    ...{ isOnline: true, isOnStage: true, isAudio: false, isVideo: false, isTalking: false },
    ...{ newworkStatus: 0, isShare: false },
  }))
  await show({ ...room, guests: others }).shown
  fireEvent.click(await screen.findByRole('button', { name: '加入画面与声音' }))
  expect(await screen.findByText(/已有 4 人使用画面与声音/)).toBeTruthy()
})

test('who talks and how their connection is stands in the list, and their microphone is turned off', async () => {
  const { server, shown } = show(talking)
  await shown
  expect(await screen.findByText('正在讲话')).toBeTruthy()
  expect(screen.getByText('网络较差')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '关闭 王小明 的麦克风' }))
  await waitFor(() =>
    expect(server.bodiesOf(roomsApi.operateVideo)).toEqual([
      { interview_id: 12, im_username: 'c11', device: 'audio' },
    ]),
  )
})

test('a screen that somebody else shares is ended by who works in the interview', async () => {
  const { server, shown } = show({ ...talking, share_status: 1, share_name: '王小明' })
  await shown
  fireEvent.click(await screen.findByRole('button', { name: '停止 王小明 的共享' }))
  await waitFor(() =>
    expect(server.bodiesOf(roomsApi.operateShare)).toEqual([{ interview_id: 12, is_share: false }]),
  )
})
