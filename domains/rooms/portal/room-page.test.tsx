import { loadTexts } from '@bole/platform/portal-shell'
import { answerCalls, openPage } from '@bole/platform/portal-testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { room, said } from '../testing/examples.ts'
import { RoomPage } from './room-page.tsx'

await loadTexts('en-US')

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const visited = {
  ...{ organisation: { name: 'Acme', slug: 'acme' }, title: 'Engineer', door: 'open' },
  ...{ interviewTime: room.interviewTime, endTime: room.endTime },
}
const own = { ...room, im_username: 'c11', hr_type: '', can: { invite: false, finish: false } }
const lobby = { ...visited, room: { ...own, is_in: false } }
const inside = { ...visited, room: { ...own, dialog: [said(1, 'u3', 'Good morning')] } }
const second = () => vi.advanceTimersByTimeAsync(1_100)
const open = () => openPage(() => <RoomPage token="secret" />, '/')

test('a candidate waits, is asked in, and accepts', async () => {
  let answer: object = lobby
  const made = answerCalls('careers', {
    'room/sync': () => ({ data: answer }),
    'room/accept': () => {
      answer = inside
      return { data: {} }
    },
  })
  open()
  expect(await screen.findByText(/You’re in the lobby/)).toBeTruthy()
  answer = { ...lobby, room: { ...lobby.room, is_invited: true } }
  await second()
  fireEvent.click(await screen.findByRole('button', { name: 'Enter the room' }))
  expect(await screen.findByText(/Good morning/)).toBeTruthy()
  expect(made.find(({ path }) => path === 'room/accept')?.body).toEqual({ token: 'secret' })
  expect(made[0]?.body).toMatchObject({ token: 'secret', is_new: true })
})

test.each([
  ['early', /opens 2 hours before/],
  ['over', /is over/],
])('before and after, %s, the page says so', async (door, words) => {
  answerCalls('careers', { 'room/sync': () => ({ data: { ...visited, door, room: null } }) })
  open()
  expect(await screen.findByText(words)).toBeTruthy()
})

test('shows files and who is there, and keeps them while the network is lost', async () => {
  const file = { id: 5, name: 'task.txt', bytes: 5, added_by: 'Chen', added_at: room.interviewTime }
  const made = answerCalls('careers', {
    'room/sync': () =>
      made.length > 1
        ? { code: 'starting', http: 503 }
        : { data: { ...inside, room: { ...inside.room, files: [{ ...file, can_delete: false }] } } },
  })
  open()
  const link = await screen.findByRole('link', { name: 'task.txt' })
  expect(link.getAttribute('href')).toContain('/api/careers/room/file?token=secret&file=5')
  await second()
  expect(await screen.findByText(/Trying again/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'task.txt' })).toBeTruthy()
})

test('a candidate checks their devices while they wait, joins once inside, and reads that the room is recorded', async () => {
  let answer: object = lobby
  const made = answerCalls('careers', { 'room/sync': () => ({ data: answer }) })
  open()
  expect(await screen.findByText(/Nobody sees or hears you yet/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Join with video and audio' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Turn camera on' }))
  expect(await screen.findByText(/Camera: not available here/)).toBeTruthy()
  const recording = { is_on: true, id: 4, name: 'Chen', started_at: room.interviewTime, is_own: false }
  answer = { ...inside, room: { ...inside.room, recording } }
  await second()
  expect(await screen.findByText(/Chen is recording the video and audio of this room/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Join with video and audio' }))
  await vi.waitFor(() => expect(made.at(-1)?.body).toMatchObject({ wants_stage: true, is_video: false }))
})
