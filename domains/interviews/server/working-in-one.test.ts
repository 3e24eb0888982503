import { interviewsApi } from '@bole/interviews/contract'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { interviewing } from './testing/meeting.ts'

const { cancel, distribute, feedback, finish, recordMulti, sign, transfer } = interviewsApi

let world: World
let office: Awaited<ReturnType<typeof interviewing>>
let ann: number
let ben: number
let id: number

const before = new Date('2030-02-28T01:00:00Z')
const during = new Date('2030-03-01T02:30:00Z')
const after = new Date('2030-03-01T04:00:00Z')

beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  world.now = before
  office = await interviewing(world)
  ann = await office.waiting('Ann')
  ben = await office.waiting('Ben')
  id = await office.create([ann, ben])
})
afterAll(() => world.end())

const version = async () => (await office.view(id)).version

test('a candidate signs in and out, whom the interviewer lets in', async () => {
  const signed = async (is_signed: boolean) =>
    office.lead.send(sign, { body: { id, ...(await office.seen(ann)), is_signed } })
  await signed(true)
  expect(await office.stands(ann)).toBe('20/22')
  const { list } = await office.lead.ask(interviewsApi.listSigned, { query: { id } })
  expect(list.map(({ name, isSigned }) => [name, isSigned])).toEqual([
    ['Ann', true],
    ['Ben', false],
  ])
  await signed(false)
  expect(await office.stands(ann)).toBe('20/21')
  const other = { ...(await office.seen(ben)), post_id: await office.waiting('Cem') }
  expect((await office.lead.send(sign, { body: { id, ...other } })).http).toBe(404)
  // Whoever sees them hears that they are not in it.
  const heard = await office.recruiter.send(sign, { body: { id, ...other } })
  expect(heard).toMatchObject({ code: 'candidate_not_at_interview' })
  expect(heard.message).toContain('Cem')
})

test('it is ended once it has begun, and then waits to be judged', async () => {
  const end = async () => office.lead.send(finish, { body: { id, version: await version() } })
  expect(await end()).toMatchObject({ code: 'not_begun' })
  world.now = during
  expect(await end()).toMatchObject({ status: 'success' })
  expect(await office.view(id)).toMatchObject({
    status: 'to_be_feedback',
    can: { finish: false, cancel: false },
  })
  expect([await office.stands(ann), await office.stands(ben)]).toEqual(['30/0', '30/0'])
  expect(await end()).toMatchObject({ code: 'interview_is_over' })
})

test('each is judged by whoever met them, and the pipeline follows', async () => {
  world.now = after
  expect((await office.view(id)).status).toBe('to_be_feedback')
  const said = { action: 'pass' as const, tags: ['沟通清晰'], text: 'Clear and curious.' }
  await office.lead.ask(feedback, { body: { id, ...(await office.seen(ann)), ...said } })
  expect(await office.view(id)).toMatchObject({
    status: 'to_be_feedback',
    interviewCandidates: [{ tag: 'passed' }, { tag: 'accepted' }],
  })
  await office.lead.ask(feedback, { body: { id, ...(await office.seen(ben)), action: 'eliminate' } })
  expect([await office.stands(ann), await office.stands(ben)]).toEqual(['40/0', '50/51'])
  expect((await office.view(id)).status).toBe('finish')
})

test('several are judged at once, or none of them', async () => {
  world.now = after
  const both = [await office.seen(ann), await office.seen(ben)]
  const record = (applications: typeof both) =>
    office.lead.send(recordMulti, { params: { id }, body: { applications, action: 'remain' } })
  const stale = both.map((one, index) => (index ? { ...one, version: 1 } : one))
  expect(await record(stale)).toMatchObject({ code: 'candidate_changed' })
  expect([await office.stands(ann), await office.stands(ben)]).toEqual(['20/21', '20/21'])
  expect(await record(both)).toMatchObject({ status: 'success' })
  expect([await office.stands(ann), await office.stands(ben)]).toEqual(['30/0', '30/0'])
})

test('nobody who is not in it acts in it', async () => {
  const body = { id, ...(await office.seen(ann)), action: 'pass' as const }
  expect((await office.second.send(feedback, { body })).http).toBe(404)
  const comment = { ...body, action: 'comment' as const }
  expect(await office.lead.send(feedback, { body: comment })).toMatchObject({ code: 'comment_missing' })
})

test('a manager sees it and signs nobody in whom they do not see', async () => {
  await office.update(id, { manager_ids: [office.second.id] })
  expect(await office.view(id, office.second)).toMatchObject({ hr_type: 'manager', is_manage: true })
  expect((await office.list({ is_mine: true }, office.second)).list).toHaveLength(1)
  const body = { id, ...(await office.seen(ann)), is_signed: true }
  expect((await office.second.send(sign, { body })).http).toBe(404)
})

describe('called off', () => {
  const call = async (more: object = {}) =>
    office.recruiter.send(cancel, { query: { id, version: await version(), ...more } })

  test('it has expired, and everybody waits to be arranged anew', async () => {
    const count = async (key: string) => (await office.list()).statistic[key]?.value
    expect([await count('to_be_interview'), await count('expired')]).toEqual([1, 0])
    expect(await call({ text: 'The room is being painted.' })).toMatchObject({ status: 'success' })
    expect([await count('to_be_interview'), await count('expired')]).toEqual([0, 1])
    expect([await office.stands(ann), await office.stands(ben)]).toEqual(['10/13', '10/13'])
    expect(await call()).toMatchObject({ code: 'interview_is_over' })
    const again = await office.create([ann], {
      interviewTime: '2030-03-04T02:00:00Z',
      endTime: '2030-03-04T03:00:00Z',
    })
    expect(again).not.toBe(id)
    expect((await office.view(id)).status).toBe('expired')
  })

  test('only before it begins', async () => {
    world.now = during
    expect((await office.view(id)).can.cancel).toBe(false)
    expect(await call()).toMatchObject({ code: 'already_begun' })
    expect([await office.stands(ann), await office.stands(ben)]).toEqual(['20/21', '20/21'])
  })

  test('only as it was seen', async () => {
    const query = { id, version: 99 }
    expect(await office.recruiter.send(cancel, { query })).toMatchObject({ code: 'stale' })
  })
})

describe('handed over', () => {
  const hand = async (to_user_id: number, who = office.lead, more: object = {}) =>
    who.send(transfer, { body: { id, version: await version(), to_user_id, ...more } })

  test('by whoever leads it to a colleague, who leads it then', async () => {
    expect(await hand(office.second.id)).toMatchObject({ status: 'success' })
    expect(await office.view(id, office.second)).toMatchObject({
      hr_type: 'main',
      interviewerIds: [office.second.id],
    })
    expect((await office.lead.send(interviewsApi.view, { query: { id } })).http).toBe(404)
  })

  test('for somebody else only by those who arrange interviews', async () => {
    const more = { from_user_id: office.lead.id }
    await office.update(id, { interviewer_ids: [office.lead.id, office.second.id] })
    const third = await world.user(office.organisation, 'User2')
    expect(await hand(third.id, office.second, more)).toMatchObject({ code: 'not_yours' })
    expect(await hand(third.id, office.recruiter, more)).toMatchObject({ status: 'success' })
    expect((await office.view(id)).interviewerIds).toEqual([third.id, office.second.id])
    expect(await hand(third.id, office.recruiter, more)).toMatchObject({ code: 'not_in_it' })
  })

  test('asks before somebody is to be in two places', async () => {
    const times = { interviewer_ids: [office.second.id], address: { invite_type: 1 } }
    await office.create([await office.waiting('Cem')], times)
    expect(await hand(office.second.id)).toMatchObject({ status: 'warning', code: 'time_is_taken' })
    expect(await hand(office.second.id, office.lead, { is_sure: true })).toMatchObject({ status: 'success' })
  })
})

test('interviews are shared out among those who are free', async () => {
  const other = await office.create([await office.waiting('Cem')], {
    interviewer_ids: [office.recruiter.id],
    address: { invite_type: 1 },
  })
  const ids = [id, other]
  const interviewer_ids = [office.lead.id, office.second.id]
  const { list } = await office.recruiter.ask(distribute, { body: { ids, interviewer_ids } })
  expect(list.map(({ user }) => user?.id).toSorted()).toEqual(interviewer_ids.toSorted())
  expect((await office.view(other)).interviewerIds).toEqual([list.find((one) => one.id === other)?.user?.id])
  const nobody = { ids: [id, other], interviewer_ids: [999_999_999] }
  expect(await office.recruiter.send(distribute, { body: nobody })).toMatchObject({ code: 'unknown_person' })
})

test('a deputy stays one while they interview', async () => {
  const both = [office.lead.id, office.second.id]
  await office.update(id, { interviewer_ids: both, deputy_ids: [office.second.id] })
  const roles = async () => (await office.view(id)).interview_users.map(({ role }) => role)
  expect(await roles()).toEqual(['main', 'deputy'])
  await office.update(id, { interviewTime: '2030-03-02T02:00:00Z' })
  expect(await roles()).toEqual(['main', 'deputy'])
  await office.update(id, { interviewer_ids: [office.second.id] })
  expect(await roles()).toEqual(['main'])
})
