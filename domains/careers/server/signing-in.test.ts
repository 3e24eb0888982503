import { careersApi } from '@bole/careers/contract'
import { interviewsApi } from '@bole/interviews/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Applying, startApplying } from './testing/applying.ts'

let site: Applying

beforeAll(async () => {
  site = await startApplying()
})
beforeEach(() => {
  site.world.now = new Date('2030-03-01T00:00:00Z')
})
afterAll(() => site.world.end())

/** Somebody with an interview of the day at ten, by whom one gets in. */
async function expected() {
  const { token, id } = await site.applied()
  await site.moveTo(id, 12, {})
  const body = {
    candidates: [{ post_id: id, version: await site.versionOf(id) }],
    ...{ interviewTime: '2030-03-01T10:00:00Z', endTime: '2030-03-01T11:00:00Z', is_sure: true },
    interviewer_ids: [site.recruiter.id],
    address: { invite_type: 2, room: 'Room 4', address: '8 Keyuan Road', directions: 'Exit A' },
  }
  const { id: interview } = await site.recruiter.ask(interviewsApi.create, { body })
  return { token, id, interview }
}

test('the page says where to come, and lets one say that one has', async () => {
  const { token, interview } = await expected()
  const before = await site.page(token)
  expect(before).toMatchObject({
    meeting: { place: 'Room 4', address: '8 Keyuan Road', directions: 'Exit A' },
    can_sign_in: false,
  })
  const come = async () =>
    site.stranger.send(careersApi.signIn, { body: { token, version: (await site.page(token)).version } })
  expect(await come()).toMatchObject({ code: 'answer_not_possible' })
  site.world.now = new Date('2030-03-01T09:50:00Z')
  expect((await site.page(token)).can_sign_in).toBe(true)
  expect(await come()).toMatchObject({ status: 'success', data: { can_sign_in: false } })
  const { list } = await site.recruiter.ask(interviewsApi.listSigned, { query: { id: interview } })
  expect(list).toMatchObject([{ isSigned: true, tag: 'signed_in' }])
})

test('another time is on the page, and who looked before it is told to look again', async () => {
  const { token, interview } = await expected()
  const { version } = await site.page(token)
  await site.recruiter.ask(interviewsApi.update, {
    params: { interviewId: interview },
    body: { version: 1, interviewTime: '2030-03-02T10:00:00Z' },
  })
  expect((await site.page(token)).meeting?.begins_at).toBe('2030-03-02T10:00:00.000Z')
  const body = { token, version }
  expect(await site.stranger.send(careersApi.signIn, { body })).toMatchObject({ code: 'stale' })
})

test('who is met in a queue reads their number and who is before them', async () => {
  const { token, id } = await site.applied()
  await site.moveTo(id, 12, {})
  expect((await site.page(token)).queue).toBeNull()
  const body = {
    candidates: [{ post_id: id, version: await site.versionOf(id) }],
    ...{ interviewTime: '2030-03-01T10:00:00Z', endTime: '2030-03-01T12:00:00Z', is_sure: true },
    rooms: [{ title: 'Room A', interviewer_ids: [site.recruiter.id] }],
    address: { invite_type: 2, room: 'Hall' },
  }
  await site.recruiter.ask(interviewsApi.createQueue, { body })
  expect((await site.page(token)).queue).toMatchObject({ state: 'expected', number: null })
  site.world.now = new Date('2030-03-01T09:50:00Z')
  const { version } = await site.page(token)
  await site.stranger.ask(careersApi.signIn, { body: { token, version } })
  expect((await site.page(token)).queue).toEqual({
    state: 'waiting',
    number: 1,
    before: 0,
    minutes: 10,
    room: '',
  })
})
