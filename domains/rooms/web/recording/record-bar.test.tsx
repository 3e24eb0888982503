import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { roomsApi } from '@bole/rooms/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { room } from '../../testing/examples.ts'
import RoomPage from '../room-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const path = '/interviewRoom/social/{id}'
const film = {
  ...{ id: 4, interview_id: 12, recorded_by: '陈晨', bytes: 2048, media_type: 'video/webm' as const },
  ...{ started_at: '2030-03-01T02:10:00.000Z', ended_at: '2030-03-01T02:50:00.000Z' },
}
const show = (of = room) => {
  const server = serve(
    ...[answering(roomsApi.sync, of), answering(roomsApi.members, of), answering(roomsApi.stopRecord, {})],
    answering(roomsApi.videos, { list: [film, { ...film, id: 5, ended_at: null }] }),
    answering(roomsApi.historyAudio, { list: [] }),
  )
  return { server, shown: showScreen(RoomPage, path.replace('{id}', '12'), path) }
}

test('everybody reads that the room is recorded, and who works in the interview ends it', async () => {
  const recording = { is_on: true, id: 4, name: '王强', started_at: film.started_at, is_own: false }
  const { server, shown } = show({ ...room, recording })
  await shown
  expect(await screen.findByText(/王强 正在录制面试间里的画面与声音/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '停止录制' }))
  await waitFor(() => expect(server.bodiesOf(roomsApi.stopRecord)).toEqual([{ id: 4 }]))
})

test('what was recorded is watched, what still runs is not, and other interviews are asked for', async () => {
  const { shown } = show({ ...room, interviewState: 'finished' })
  await shown
  fireEvent.click(await screen.findByRole('tab', { name: '录制' }))
  const video = await screen.findByLabelText(/陈晨 录制于 .* 的录像/)
  expect(video.getAttribute('src')).toBe('/api/tracker/interview/room-video?id=4')
  expect(screen.getByText('正在录制')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '查看候选人其他面试的录像' }))
  expect(await screen.findByText('候选人的其他面试没有录像')).toBeTruthy()
})
