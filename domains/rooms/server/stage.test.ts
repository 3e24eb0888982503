import { roomsApi } from '@bole/rooms/contract'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { meetingRoom } from './testing/meeting-room.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

const { invite, accept, logRecord, operateShare, operateVideo, shareStatus, shareList, visitorShare } =
  roomsApi

/** A room whose candidate has accepted to be asked in, with a guest besides. */
async function roomWithAll() {
  const office = await meetingRoom(world)
  const [token = ''] = office.tokens
  await office.visit(token, { is_new: true })
  const { guest_path } = await office.lead.ask(invite, {
    body: {
      ...{ interview_id: office.id, candidates: office.people, guest_name: 'Dr. Chen' },
      user_ids: [office.colleague.id],
    },
  })
  await world.stranger().ask(accept, { body: { token } })
  const wants = { is_new: true, wants_stage: true }
  await office.here(office.lead, wants)
  await office.visit(token, wants)
  const guest = guest_path?.split('/').at(-1) ?? ''
  return { ...office, token, guest, wants, windowOf: (secret: string) => `t${secret.slice(0, 8)}` }
}

const offer = (to: string, number = 1) => ({ to, number, kind: 'offer', content: '{"session":"s"}' })

describe('the stage', () => {
  test('has room for four, and for the fifth once one of them is gone', async () => {
    const office = await roomWithAll()
    await office.visit(office.guest, office.wants)
    await office.here(office.recruiter, office.wants)
    const fifth = async () => {
      const room = await office.here(office.colleague, { wants_stage: true })
      return room.interview_users.find(({ user_id }) => user_id === office.colleague.id)?.isOnStage
    }
    await office.here(office.colleague, office.wants)
    expect(await fifth()).toBe(false)
    // A reload is another window of the same person, and stays where it was.
    const reloaded = await office.visit(office.guest, { ...office.wants, connection: 'reloaded' })
    expect(reloaded.room?.guests).toMatchObject([{ isOnStage: true, connection: 'reloaded' }])
    expect(await fifth()).toBe(false)
    await office.here(office.recruiter, { wants_stage: false })
    expect(await fifth()).toBe(true)
  })

  test('is not for the lobby, and is left by whoever is sent back to it', async () => {
    const office = await roomWithAll()
    const onStage = async () =>
      (await office.here(office.lead, { wants_stage: true })).interview_candidates[0]?.isOnStage
    expect(await onStage()).toBe(true)
    const body = { interview_id: office.id, candidates: office.people, is_invited: false }
    await office.lead.ask(invite, { body })
    expect(await onStage()).toBe(false)
    await office.visit(office.token, { wants_stage: true })
    expect(await onStage()).toBe(false)
  })
})

describe('a signal', () => {
  test('reaches the window it is for, once more until it is there, and is gone then', async () => {
    const office = await roomWithAll()
    const [own, theirs] = [`w${office.lead.id}`, office.windowOf(office.token)]
    const signals = [offer(theirs), { ...offer(theirs, 2), kind: 'address' }]
    const said = { wants_stage: true, signals }
    await office.here(office.lead, said)
    await office.here(office.lead, said)
    const read = async (given: object = {}) =>
      (await office.visit(office.token, { wants_stage: true, ...given })).room?.signals
    const first = { from: own, number: 1, kind: 'offer', content: '{"session":"s"}' }
    expect(await read()).toMatchObject([first, { number: 2, kind: 'address' }])
    expect(await read({ heard: [{ from: own, number: 1 }] })).toMatchObject([{ number: 2 }])
    expect(await read({ heard: [{ from: own, number: 2 }] })).toEqual([])
    expect(await world.rows('select 1 from room_signals where interview_id = $1', office.id)).toEqual([])
  })

  test('is neither taken from a window off the stage nor passed on to one', async () => {
    const office = await roomWithAll()
    await office.visit(office.guest, { is_new: true })
    await office.here(office.lead, {
      ...{ wants_stage: true, signals: [offer(office.windowOf(office.guest)), offer('nobody', 2)] },
    })
    await office.visit(office.guest, { signals: [offer(`w${office.lead.id}`)] })
    expect(await world.rows('select 1 from room_signals where interview_id = $1', office.id)).toEqual([])
  })

  test('that nobody took is deleted after half a minute', async () => {
    const office = await roomWithAll()
    await office.here(office.lead, { wants_stage: true, signals: [offer(office.windowOf(office.token))] })
    world.now = new Date('2030-03-01T01:30:31Z')
    expect((await office.visit(office.token, office.wants)).room?.signals).toEqual([])
    await office.here(office.lead, office.wants)
    await office.here(office.lead, { wants_stage: true, signals: [offer('nobody')] })
    expect(await world.rows('select 1 from room_signals where interview_id = $1', office.id)).toEqual([])
  })
})

describe('a shared screen', () => {
  test('is one at a time, and known to everybody in the room', async () => {
    const office = await roomWithAll()
    const { id: interview_id } = office
    const share = (is_share: boolean) => ({ body: { token: office.token, is_share } })
    await world.stranger().ask(visitorShare, share(true))
    const query = { interview_id }
    expect(await office.lead.ask(shareStatus, { query })).toEqual({
      ...{ share_status: 1, share_name: '王小明', is_share: false },
    })
    const { list } = await office.lead.ask(shareList, { query })
    expect(list.map(({ name, is_share }) => [name, is_share])).toContainEqual(['王小明', true])
    const own = { body: { interview_id, is_share: true } }
    expect((await office.lead.send(operateShare, own)).code).toBe('already_shared')
    expect((await office.recruiter.send(operateShare, own)).code).toBe('not_in_room')
    await office.here(office.colleague, { is_new: true })
    expect((await office.colleague.send(operateShare, own)).code).toBe('not_on_stage')
    const ended = { body: { interview_id, is_share: false } }
    expect((await office.colleague.send(operateShare, ended)).code).toBe('not_yours')
    await office.lead.ask(operateShare, ended)
    await office.lead.ask(operateShare, own)
    expect((await office.visit(office.token, { wants_stage: true })).room).toMatchObject({
      ...{ share_status: 1, is_share: false },
      interview_users: expect.arrayContaining([expect.objectContaining({ isShare: true })]),
    })
  })

  test('ends when its window is loaded again, or gone', async () => {
    const office = await roomWithAll()
    const query = { interview_id: office.id }
    const status = async () => (await office.lead.ask(shareStatus, { query })).share_status
    await world.stranger().ask(visitorShare, { body: { token: office.token, is_share: true } })
    expect(await status()).toBe(1)
    await office.visit(office.token, { ...office.wants, connection: 'reloaded' })
    expect(await status()).toBe(0)
    await world.stranger().ask(visitorShare, { body: { token: office.token, is_share: true } })
    expect(await status()).toBe(1)
    world.now = new Date('2030-03-01T01:30:06Z')
    expect(await status()).toBe(0)
  })
})

test('who works in the interview has a device turned off, and nobody else', async () => {
  const office = await roomWithAll()
  const [post = 0] = office.people
  const body = { interview_id: office.id, im_username: `c${post}`, device: 'audio' as const }
  await office.lead.ask(operateVideo, { body })
  const { room } = await office.visit(office.token, { wants_stage: true })
  expect(room?.turned_off).toEqual({ audio: '2030-03-01T01:30:00.000Z', video: null })
  expect((await office.colleague.send(operateVideo, { body })).code).toBe('not_yours')
  const unknown = { ...body, im_username: 'c0' }
  expect((await office.lead.send(operateVideo, { body: unknown })).code).toBe('not_on_stage')
})

test('what kept a window from its camera is logged for who may be in the room', async () => {
  const office = await meetingRoom(world)
  const body = { interview_id: office.id, device: 'video' as const, problem: 'denied' }
  expect((await office.lead.send(logRecord, { body })).http).toBe(200)
  expect((await office.colleague.send(logRecord, { body })).http).toBe(404)
})
