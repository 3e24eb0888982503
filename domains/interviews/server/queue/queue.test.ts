import { interviewsApi } from '@bole/interviews/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { queueing } from '../testing/queueing.ts'

let world: World
let office: Awaited<ReturnType<typeof queueing>>

beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  world.now = new Date('2030-02-28T01:00:00Z')
  office = await queueing(world)
})
afterAll(() => world.end())

const at = (time: string) => {
  world.now = new Date(`2030-03-01T${time}:00Z`)
}

const history = async (post_id: number) =>
  (await office.recruiter.ask(pipelineApi.listHistory, { query: { post_id } })).list.map(
    ({ action, appraise }) => (appraise ? `${action}: ${appraise}` : action),
  )

describe('a queue', () => {
  test('is an interview of all of them, with rooms and codes of its own', async () => {
    const { id, people } = await office.queueOf('Ann', 'Ben')
    expect(await office.period(id)).toMatchObject({
      ...{ interviewTime: '2030-03-01T02:00:00.000Z', endTime: '2030-03-01T06:00:00.000Z' },
      ...{ status: 'to_be_interview', minutes_each: 20, waiting_count: 0, address: { room: 'Room 4' } },
      rooms: [
        { title: 'Room A', people: [{ id: office.lead.id }], is_mine: false, post_id: null },
        { title: 'Room B', people: [{ id: office.second.id }] },
      ],
      data: people.map((post_id) => ({ post_id, state: 'expected', number: null, minutes: null })),
      can: { arrange: true, call: true },
    })
    expect(await office.view(id)).toMatchObject({
      isQueue: true,
      interviewerIds: [office.lead.id, office.second.id],
    })
    expect((await office.period(id, office.lead)).can).toEqual({ arrange: false, call: true })
    const day = async (date: string) =>
      (await office.recruiter.ask(interviewsApi.queue, { query: { date } })).period.length
    expect([await day('2030-03-01'), await day('2030-03-02')]).toEqual([1, 0])
  })

  test('numbers people as they come, and says how long each waits', async () => {
    const { id } = await office.morning()
    expect((await office.period(id)).data).toMatchObject([
      { name: 'Ann', state: 'waiting', number: 1, before: 0, minutes: 0 },
      { name: 'Ben', state: 'waiting', number: 2, before: 1, minutes: 0 },
      { name: 'Cem', state: 'waiting', number: 3, before: 2, minutes: 20 },
    ])
  })

  test('goes on from the call to the end, and stands in the history', async () => {
    const { id, ann, a } = await office.morning()
    const called = await office.callTo(id, a, office.lead)
    expect(called.data).toEqual({ post_id: ann, name: 'Ann', number: 1 })
    expect((await office.period(id)).rooms[0]).toMatchObject({ post_id: ann })
    expect(await office.stands(ann)).toBe('20/22')
    at('02:05')
    await office.step(id, ann, 'begin', office.lead)
    expect(await office.stands(ann)).toBe('20/23')
    at('02:30')
    await office.step(id, ann, 'end', office.lead)
    expect(await office.stands(ann)).toBe('30/0')
    expect(await office.shown(id)).toEqual(['Ben waiting 2', 'Cem waiting 3', 'Ann done 1'])
    expect((await history(ann)).slice(0, 4)).toEqual([
      'ended: Room A',
      'began: Room A',
      'queue_called: Room A',
      'candidate_sign_in',
    ])
  })

  test('waits behind the next two who did not answer', async () => {
    const { id, ann, a } = await office.morning()
    await office.callTo(id, a)
    await office.step(id, ann, 'put_back')
    expect(await office.shown(id)).toEqual(['Ben waiting 2', 'Cem waiting 3', 'Ann waiting 1'])
    expect((await history(ann))[0]).toBe('queue_put_back: Room A')
    expect((await office.callTo(id, a)).data?.name).toBe('Ben')
  })

  test('is called in the order that somebody gave it, and whoever is named out of it', async () => {
    const { id, ann, cem, a, b } = await office.morning()
    const move = (post_id: number, before_post_id: number | null) =>
      office.recruiter.ask(interviewsApi.adjustQueue, {
        body: { interview_main_id: id, post_id, before_post_id },
      })
    await move(cem, ann)
    expect(await office.shown(id)).toEqual(['Cem waiting 3', 'Ann waiting 1', 'Ben waiting 2'])
    await move(cem, null)
    expect(await office.shown(id)).toEqual(['Ann waiting 1', 'Ben waiting 2', 'Cem waiting 3'])
    expect((await office.callTo(id, a, office.lead, { post_id: cem })).data?.name).toBe('Cem')
    expect((await office.callTo(id, b)).data?.name).toBe('Ann')
  })

  test('is left for good by who gives up, until that is taken back', async () => {
    const { id, ann, a } = await office.morning()
    await office.callTo(id, a)
    const body = { interview_main_id: id, post_id: ann, text: 'Had to catch a train' }
    const { batch_id } = await office.recruiter.ask(interviewsApi.giveUpQueue, { body })
    expect(await office.stands(ann)).toBe('10/14')
    expect(await office.shown(id)).toEqual(['Ben waiting 2', 'Cem waiting 3', 'Ann gone 1'])
    expect((await office.period(id)).rooms[0]?.post_id).toBeNull()
    await office.recruiter.ask(pipelineApi.undo, { body: { batch_id } })
    expect(await office.stands(ann)).toBe('20/22')
    expect(await office.shown(id)).toEqual(['Ann waiting 1', 'Ben waiting 2', 'Cem waiting 3'])
  })

  test('goes on after its time for whoever waits still', async () => {
    const { id, ann, a } = await office.morning()
    // As the job of passing dates leaves them.
    await world.rows(`update applications set step = 30, detail = 0 where id = $1`, ann)
    await world.rows(
      `update stage_records set step = 30, detail = 0 where application_id = $1 and closed_at is null`,
      ann,
    )
    at('06:10')
    expect(await office.callTo(id, a)).toMatchObject({ data: { name: 'Ann' } })
    await office.step(id, ann, 'begin')
    expect((await office.period(id)).data[0]).toMatchObject({ name: 'Ann', state: 'meeting' })
    await office.step(id, ann, 'end')
    expect(await office.stands(ann)).toBe('30/0')
  })

  test('follows what is taken back in the pipeline', async () => {
    const { id, ann } = await office.morning()
    await office.recruiter.ask(interviewsApi.sign, {
      body: { id, ...(await office.seen(ann)), is_signed: false },
    })
    expect(await office.shown(id)).toEqual(['Ben waiting 2', 'Cem waiting 3', 'Ann expected 1'])
  })
})

describe('rooms', () => {
  test('are called otherwise, and go with whoever takes a place over', async () => {
    const { id, a } = await office.morning()
    await office.lead.ask(interviewsApi.changeRoomTitle, { body: { id: a, title: 'Sunflower' } })
    const third = await world.user(office.organisation, 'User2')
    const { version } = await office.view(id)
    await office.lead.ask(interviewsApi.transfer, {
      body: { id, version, to_user_id: third.id, is_sure: true },
    })
    expect((await office.period(id)).rooms[0]).toMatchObject({
      title: 'Sunflower',
      people: [{ id: third.id }],
    })
  })

  test('have names of their own, and people who are in one of them', async () => {
    const ann = await office.waiting('Ann')
    const both = (given: object) => [
      { title: 'A', interviewer_ids: [office.lead.id] },
      { title: 'B', interviewer_ids: [office.second.id], ...given },
    ]
    for (const [given, code] of [
      [{ title: 'a' }, 'room_title_twice'],
      [{ interviewer_ids: [office.lead.id] }, 'person_in_two_rooms'],
      [{ interviewer_ids: [999_999_999] }, 'unknown_person'],
    ] as const) {
      const request = await office.requestQueue([ann], { rooms: both(given) })
      expect(await office.recruiter.send(interviewsApi.createQueue, request)).toMatchObject({ code })
    }
    const { a } = await office.morning()
    const body = { id: a, title: 'room b' }
    expect(await office.recruiter.send(interviewsApi.changeRoomTitle, { body })).toMatchObject({
      code: 'room_title_twice',
    })
  })
})

describe('refused is', () => {
  test('to call to a room where somebody is, and where nobody waits', async () => {
    const { id, a, b } = await office.morning()
    await office.callTo(id, a)
    expect(await office.callTo(id, a)).toMatchObject({ code: 'room_is_busy' })
    const empty = await office.queueOf('Dan')
    const [room] = (await office.period(empty.id)).rooms
    expect(await office.callTo(empty.id, room?.id ?? 0)).toMatchObject({ code: 'nobody_waits' })
    expect((await office.callTo(id, room?.id ?? 0)).http).toBe(404)
    expect((await office.callTo(id, b)).status).toBe('success')
  })

  test('what no longer fits where somebody is', async () => {
    const { id, ann, ben, a } = await office.morning()
    expect(await office.step(id, ann, 'begin')).toMatchObject({ code: 'queue_moved_on' })
    await office.callTo(id, a)
    const queue = { interview_main_id: id }
    const moved = { body: { ...queue, post_id: ann, before_post_id: ben } }
    expect(await office.recruiter.send(interviewsApi.adjustQueue, moved)).toMatchObject({
      code: 'queue_moved_on',
    })
    await office.step(id, ann, 'begin')
    expect(await office.step(id, ann, 'put_back')).toMatchObject({ code: 'queue_moved_on' })
    const body = { ...queue, post_id: ann }
    expect(await office.recruiter.send(interviewsApi.giveUpQueue, { body })).toMatchObject({
      code: 'queue_moved_on',
    })
  })

  test('to whoever has nothing to do with it', async () => {
    const { id, a } = await office.morning()
    const third = await world.user(office.organisation, 'User2')
    expect((await office.callTo(id, a, third)).http).toBe(404)
    const request = await office.requestQueue([await office.waiting('Eve')])
    expect((await office.lead.send(interviewsApi.createQueue, request)).http).toBe(403)
    const opened = { body: { interview_main_id: id, is_open: false } }
    expect((await office.lead.send(interviewsApi.openHall, opened)).http).toBe(403)
    const plain = await office.create([await office.waiting('Fay')], { is_sure: true })
    expect((await office.callTo(plain, a)).http).toBe(404)
  })
})
