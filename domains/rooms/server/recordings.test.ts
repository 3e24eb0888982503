import { interviewsApi } from '@bole/interviews/contract'
import { roomsApi } from '@bole/rooms/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { meetingRoom } from './testing/meeting-room.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

const { startRecord, queryRecord, stopRecord, saveVideo, videos, historyAudio, invite } = roomsApi

/** A room whose lead is on the stage, and what they and others do of recording it. */
async function recordedRoom() {
  const office = await meetingRoom(world)
  await office.here(office.lead, { is_new: true, wants_stage: true })
  await office.here(office.recruiter, { is_new: true, wants_stage: true })
  const start = (who: Visitor) =>
    who.send(startRecord, {
      query: { interview_id: office.id, connection: `w${who.id}`, media_type: 'video/webm' as const },
    })
  const upload = (who: Visitor, id: number, number: number, text: string) => {
    const body = new FormData()
    body.set('id', String(id))
    body.set('number', String(number))
    body.append('files', new File([text], 'piece'))
    return who.send(saveVideo, { body })
  }
  const newest = async () => {
    const [row] = await world.rows(
      'select max(id)::integer as id from room_recordings where interview_id = $1',
      office.id,
    )
    return Number(row?.id)
  }
  const status = async () =>
    (await office.lead.ask(queryRecord, { query: { interview_id: office.id } })).is_on
  const list = async (who = office.lead) =>
    (await who.ask(videos, { query: { interview_id: office.id } })).list
  const film = (who: Visitor, id: number) =>
    fetch(`${world.origin}/api/tracker/interview/room-video?id=${id}`, { headers: { cookie: who.cookie } })
  return { ...office, start, upload, newest, status, list, film }
}

test('a recording is uploaded in pieces, known to everybody while it runs, and watched as one film', async () => {
  const office = await recordedRoom()
  const [token = ''] = office.tokens
  expect((await office.start(office.lead)).http).toBe(200)
  const { room } = await office.visit(token, { is_new: true })
  expect(room?.recording).toMatchObject({ is_on: true, is_own: false })
  const id = room?.recording.id ?? 0
  expect((await office.start(office.recruiter)).code).toBe('already_recording')
  expect((await office.upload(office.recruiter, id, 1, 'x')).code).toBe('not_yours')
  await office.upload(office.lead, id, 2, 'world')
  await office.upload(office.lead, id, 1, 'hello ')
  expect((await office.upload(office.lead, id, 1, 'again')).code).toBe('already_saved')
  await office.recruiter.ask(stopRecord, { body: { id } })
  expect(await office.status()).toBe(false)
  expect((await office.upload(office.lead, id, 3, 'x')).code).toBe('recording_ended')
  expect(await office.list()).toMatchObject([{ id, bytes: 11, ended_at: '2030-03-01T01:30:00.000Z' }])
  const film = await office.film(office.recruiter, id)
  expect([await film.text(), film.headers.get('content-type')]).toEqual(['hello world', 'video/webm'])
})

test('one that is interrupted by a reload or a lost window ends by itself with what came', async () => {
  const office = await recordedRoom()
  await office.start(office.lead)
  const id = await office.newest()
  await office.upload(office.lead, id, 1, 'hello')
  expect(await office.status()).toBe(true)
  await office.here(office.lead, { is_new: true, wants_stage: true, connection: 'reloaded' })
  expect(await office.status()).toBe(false)
  expect(await office.list()).toMatchObject([{ ended_at: '2030-03-01T01:30:00.000Z', bytes: 5 }])
  expect((await office.start(office.recruiter)).http).toBe(200)
  expect((await office.upload(office.lead, id, 2, 'x')).code).toBe('recording_ended')
  world.now = new Date('2030-03-01T01:30:06Z')
  expect(await office.status()).toBe(false)
})

test('only who works in the interview records, from the stage, and only who sees it watches', async () => {
  const office = await recordedRoom()
  await office.lead.ask(invite, { body: { interview_id: office.id, user_ids: [office.colleague.id] } })
  await office.here(office.colleague, { is_new: true, wants_stage: true })
  expect((await office.start(office.colleague)).code).toBe('not_yours')
  await office.here(office.lead, { wants_stage: false })
  expect((await office.start(office.lead)).code).toBe('not_on_stage')
  const query = { interview_id: office.id }
  expect((await office.colleague.send(videos, { query })).http).toBe(404)
  await office.start(office.recruiter)
  const id = await office.newest()
  await office.upload(office.recruiter, id, 1, 'hello')
  expect((await office.film(office.colleague, id)).status).toBe(404)
  const { version } = await office.lead.ask(interviewsApi.view, { query: { id: office.id } })
  world.now = new Date('2030-03-01T02:10:00Z')
  await office.lead.ask(interviewsApi.finish, { body: { id: office.id, version } })
  // What the window still had of it comes after the end.
  expect((await office.upload(office.recruiter, id, 2, ' world')).http).toBe(200)
  expect(await (await office.film(office.lead, id)).text()).toBe('hello world')
  expect(await office.lead.ask(historyAudio, { body: query })).toEqual({ list: [] })
})
