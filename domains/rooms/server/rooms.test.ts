import { interviewsApi } from '@bole/interviews/contract'
import { roomsApi } from '@bole/rooms/contract'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { meetingRoom } from './testing/meeting-room.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

const at = (time: string) => {
  world.now = new Date(`2030-03-01T${time}Z`)
}
const { invite, members, send, visitorSend, accept, history, visit } = roomsApi

describe('a candidate', () => {
  test('waits in the lobby, is asked in, accepts, and is in again after a reload', async () => {
    const office = await meetingRoom(world)
    const [token = ''] = office.tokens
    const [post = 0] = office.people
    await office.here(office.lead, { is_new: true, is_audio: true })
    const waiting = await office.visit(token, { is_new: true })
    expect(waiting).toMatchObject({ door: 'open', room: { is_in: false, is_invited: false, dialog: [] } })
    expect(await office.here(office.lead)).toMatchObject({
      ...{ waiting_count: 1, interviewState: 'continuing', hr_type: 'main' },
      interview_candidates: [{ isOnline: true, is_ready: false, isAccept: '' }],
    })
    expect((await world.stranger().send(accept, { body: { token } })).code).toBe('not_invited')
    await office.lead.ask(invite, { body: { interview_id: office.id, candidates: [post] } })
    expect(await office.visit(token)).toMatchObject({ room: { is_in: false, is_invited: true } })
    await world.stranger().ask(accept, { body: { token } })
    // A selection of everybody leaves whoever has accepted.
    const all = { interview_id: office.id, candidates: [post] }
    await office.lead.ask(invite, { body: all })
    await office.lead.ask(send, { body: { interview_id: office.id, content: '你好' } })
    const again = await office.visit(token, { is_new: true, connection: 'reloaded' })
    expect(again.room).toMatchObject({
      ...{ is_in: true, is_elsewhere: false, waiting_count: 0 },
      dialog: [{ content: '你好', im_username: `u${office.lead.id}` }],
      interview_users: [{ isOnline: true, is_first: true }],
    })
    // The window from before hears that it is followed.
    expect((await office.visit(token)).room).toMatchObject({ is_elsewhere: true })
    await office.lead.ask(invite, { body: { ...all, is_invited: false } })
    expect((await office.visit(token, { connection: 'reloaded' })).room).toMatchObject({ is_in: false })
  })

  test('meets a closed door before and after, and no room of an interview at the office', async () => {
    const office = await meetingRoom(world)
    const [token = ''] = office.tokens
    world.now = new Date('2030-02-28T23:00:00Z')
    expect(await office.visit(token, { is_new: true })).toMatchObject({ door: 'early', room: null })
    at('02:10:00')
    await office.here(office.lead, { is_new: true })
    const { version } = await office.lead.ask(interviewsApi.view, { query: { id: office.id } })
    await office.lead.ask(interviewsApi.finish, { body: { id: office.id, version } })
    expect(await office.visit(token)).toMatchObject({ door: 'over', room: null })
    expect(await office.here(office.lead)).toMatchObject({ interviewState: 'finished' })
    const said = await office.lead.send(send, { body: { interview_id: office.id, content: 'x' } })
    expect(said.code).toBe('room_finished')
    await world.rows('update stage_records set is_online = false where application_id = $1', office.people[0])
    expect((await world.stranger().send(visit, { body: { token, connection: 'x' } })).http).toBe(404)
  })

  test('learns nothing of whom the same interviewers meet after them', async () => {
    const office = await meetingRoom(world, ['王小明', '李雷'])
    const [first = ''] = office.tokens
    const shown = await office.visit(first, { is_new: true })
    expect(JSON.stringify(shown)).not.toContain('李雷')
    expect((await office.here(office.lead, { is_new: true })).interview_candidates).toHaveLength(2)
  })
})

test('is gone once its window was silent for six seconds, or left', async () => {
  const office = await meetingRoom(world)
  const isThere = async () => (await office.here(office.lead)).interview_candidates[0]?.isOnline
  const [token = ''] = office.tokens
  await office.here(office.lead, { is_new: true })
  await office.visit(token, { is_new: true })
  at('01:30:05')
  expect(await isThere()).toBe(true)
  at('01:30:06')
  expect(await isThere()).toBe(false)
  await office.visit(token)
  expect(await isThere()).toBe(true)
  await office.visit(token, { has_left: true })
  expect(await isThere()).toBe(false)
})

test('colleagues are asked in, guests come by a link, and nobody else sees the room', async () => {
  const office = await meetingRoom(world)
  const ask = { query: { interview_id: office.id } }
  expect((await office.colleague.send(members, ask)).http).toBe(404)
  const stranger = await world.user(await world.organisation(), 'OrgAdmin2')
  expect((await stranger.send(members, ask)).http).toBe(404)
  const { guest_path } = await office.recruiter.ask(invite, {
    body: { interview_id: office.id, user_ids: [office.colleague.id], guest_name: 'Dr. Chen' },
  })
  const guest = guest_path?.split('/').at(-1) ?? ''
  const told = await office.here(office.colleague, { is_new: true })
  expect(told).toMatchObject({ hr_type: '', can: { invite: false, finish: false } })
  expect((await office.visit(guest, { is_new: true })).room).toMatchObject({ is_in: true })
  await world.stranger().ask(visitorSend, { body: { token: guest, content: 'Good morning' } })
  expect(await office.here(office.colleague)).toMatchObject({
    guests: [{ name: 'Dr. Chen', isOnline: true }],
    dialog: [{ name: 'Dr. Chen', content: 'Good morning', sent_at: '2030-03-01T01:30:00.000Z' }],
  })
  const refused = await office.colleague.send(invite, { body: { interview_id: office.id, guest_name: 'X' } })
  expect(refused.code).toBe('not_yours')
  const unknown = await office.lead.send(invite, {
    body: { interview_id: office.id, user_ids: [stranger.id] },
  })
  expect(unknown.code).toBe('unknown_person')
  const { list } = await office.recruiter.ask(history, { params: { id: office.id } })
  expect(list.map(({ content }) => content)).toEqual(['Good morning'])
})

test('whoever has not entered says nothing, and a window reads only what it has not', async () => {
  const office = await meetingRoom(world)
  const say = (content: string) => ({ body: { interview_id: office.id, content } })
  expect((await office.lead.send(send, say('x'))).code).toBe('not_in_room')
  await office.here(office.lead, { is_new: true })
  const { id } = await office.lead.ask(send, say('first'))
  await office.lead.ask(send, say('second'))
  const { dialog } = await office.here(office.lead, { after: id })
  expect(dialog.map(({ content }) => content)).toEqual(['second'])
})

test('files are shared, read by the candidate who is in, and deleted', async () => {
  const office = await meetingRoom(world)
  const [token = ''] = office.tokens
  await office.here(office.lead, { is_new: true })
  await office.here(office.recruiter, { is_new: true })
  const body = new FormData()
  body.set('interview_id', String(office.id))
  body.append('files', new File(['hello'], '题目.txt'))
  expect(await office.recruiter.ask(roomsApi.addFile, { body })).toEqual({ count: 1 })
  const { files } = await office.here(office.lead)
  expect(files).toMatchObject([{ name: '题目.txt', bytes: 5, can_delete: true }])
  const [{ id } = { id: 0 }] = files
  const fileOf = async () =>
    (await fetch(`${world.origin}/api/careers/room/file?token=${token}&file=${id}`)).status
  expect(await fileOf()).toBe(404)
  await office.visit(token, { is_new: true })
  await office.lead.ask(invite, { body: { interview_id: office.id, candidates: office.people } })
  await world.stranger().ask(accept, { body: { token } })
  expect(await fileOf()).toBe(200)
  await office.lead.ask(invite, { body: { interview_id: office.id, user_ids: [office.colleague.id] } })
  await office.here(office.colleague, { is_new: true })
  expect((await office.colleague.send(roomsApi.deleteFile, { body: { id } })).code).toBe('not_yours')
  await office.lead.ask(roomsApi.deleteFile, { body: { id } })
  expect((await office.here(office.lead)).files).toEqual([])
})

test('others hear of what is new in a room, and not of every second', async () => {
  const office = await meetingRoom(world)
  await office.here(office.lead, { is_new: true })
  const heard = world.heard(office.organisation)
  await expect.poll(() => heard).not.toEqual([])
  const before = heard.length
  at('01:30:03')
  await office.here(office.lead, { is_talking: true })
  await office.lead.ask(send, { body: { interview_id: office.id, content: 'x' } })
  await expect.poll(() => heard.slice(before)).toEqual([{ room: [office.id] }])
})
