import { careersApi } from '@bole/careers/contract'
import { interviewsApi } from '@bole/interviews/contract'
import { datePasses } from '@bole/pipeline/server'
import { inTransaction } from '@bole/platform/testing'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { offering } from '../testing/offering.ts'

let world: World
let office: Awaited<ReturnType<typeof offering>>

beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  world.now = new Date('2030-02-28T01:00:00Z')
  office = await offering(world)
})
afterAll(() => world.end())

describe('a candidate who is offered times', () => {
  test('reads them on their page, takes one, and is expected then by everybody', async () => {
    const ann = await office.withPage('Ann')
    expect((await office.offer([ann.id], [2, 3])).status).toBe('success')
    expect(await office.stands(ann.id)).toBe('60/0')
    const before = await office.page(ann.token)
    expect(before).toMatchObject({ next_step: 'please_answer', meeting: null, answers: ['change_date'] })
    expect(before.reply_by).toBe('2030-03-03T00:00:00.000Z')
    expect(before.offer).toMatchObject({
      ...{ is_chosen: false, people: [expect.any(String)], place: 'Room 4', address: '8 Keyuan Road' },
      times: [office.time(2), office.time(3)],
    })
    expect((await office.take(ann.token, 3)).data).toEqual(office.time(3))
    expect(await office.stands(ann.id)).toBe('20/21')
    const after = await office.page(ann.token)
    expect(after).toMatchObject({ next_step: 'take_part', reply_by: null, answers: ['change_date'] })
    expect(after.meeting).toMatchObject({ begins_at: office.time(3).interviewTime, directions: 'Exit A' })
    const { list } = await office.list({}, office.lead)
    expect(list).toMatchObject([{ ...office.time(3), interviewerIds: [office.lead.id], hr_type: 'main' }])
    expect(list[0]?.address).toMatchObject({ room: 'Room 4', directions: 'Exit A' })
    expect(await office.offers()).toMatchObject([
      { name: 'Ann', state: 'booked', chosen: office.time(3), can: { withdraw: false } },
    ])
  })

  test('moves it once, taking the interview along, and then no more', async () => {
    const [ann, ben] = [await office.withPage('Ann'), await office.withPage('Ben')]
    await office.offer([ann.id, ben.id], [2, 3, 4])
    await office.take(ann.token, 2)
    expect((await office.page(ann.token)).offer).toMatchObject({
      ...{ is_chosen: true, times: [office.time(3), office.time(4)] },
    })
    expect((await office.take(ann.token, 2)).code).toBe('time_is_gone')
    expect((await office.take(ann.token, 4)).status).toBe('success')
    expect((await office.page(ann.token)).offer).toBeNull()
    expect((await office.take(ann.token, 3)).code).toBe('offer_is_over')
    expect((await office.list()).list).toMatchObject([{ ...office.time(4), interviewee: 'Ann' }])
    expect((await office.page(ben.token)).offer?.times).toEqual([office.time(2), office.time(3)])
  })

  test('says that none suits them, and why', async () => {
    const ann = await office.withPage('Ann')
    await office.offer([ann.id], [2])
    const { version } = await office.page(ann.token)
    const body = { token: ann.token, version, action: 'change_date', text: 'Only in the evening' } as const
    await world.stranger().ask(careersApi.answer, { body })
    expect(await office.stands(ann.id)).toBe('10/17')
    expect(await office.offers()).toMatchObject([{ state: 'none_fits', note: 'Only in the evening' }])
    expect((await office.take(ann.token, 2)).code).toBe('offer_is_over')
  })

  test('does not accept a time that is not there', async () => {
    const ann = await office.withPage('Ann')
    await office.offer([ann.id], [2])
    const { version } = await office.page(ann.token)
    const body = { token: ann.token, version, action: 'accept', text: '' } as const
    expect((await world.stranger().send(careersApi.answer, { body })).code).toBe('answer_not_possible')
  })

  test('has had no time to answer once the deadline is over', async () => {
    const ann = await office.withPage('Ann')
    await office.offer([ann.id], [2])
    world.now = new Date('2030-03-03T00:00:01Z')
    expect((await office.take(ann.token, 2)).code).toBe('offer_is_over')
    await datePasses.run({
      payload: { application_id: ann.id, field: 'reply_by' },
      ...{ organisationId: office.organisation, store: world.store, now: world.now, log: () => undefined },
      inTransaction: (work) =>
        inTransaction(
          { database: world.server.database, publish: world.server.announcer.publish },
          office.organisation,
          work,
        ),
    })
    expect(await office.stands(ann.id)).toBe('10/18')
    expect(await office.states()).toEqual({ Ann: 'no_reply' })
  })

  test('waits to be arranged when others have taken all of them', async () => {
    const [ann, ben, cai] = [
      await office.withPage('Ann'),
      await office.withPage('Ben'),
      await office.withPage('Cai'),
    ]
    await office.offer([ann.id, ben.id, cai.id], [2, 3])
    await office.take(ann.token, 2)
    expect(await office.stands(cai.id)).toBe('60/0')
    await office.take(ben.token, 3)
    expect(await office.stands(cai.id)).toBe('10/19')
    expect(await office.states()).toEqual({ Ann: 'booked', Ben: 'booked', Cai: 'used_up' })
  })

  test('is not offered what people or the room are taken for otherwise', async () => {
    const [ann, ben] = [await office.withPage('Ann'), await office.waiting('Ben')]
    await office.offer([ann.id], [2, 3, 4])
    await office.create([ben], office.time(3))
    expect((await office.page(ann.token)).offer?.times).toEqual([office.time(2), office.time(4)])
    expect((await office.take(ann.token, 3)).code).toBe('time_is_gone')
    expect(await office.offers()).toMatchObject([{ left: 2 }])
  })
})

describe('a recruiter who offers times', () => {
  const withdraw = async () => {
    const [first] = await office.offers()
    return office.recruiter.send(interviewsApi.withdrawOffer, { body: { id: first?.id ?? 0 } })
  }

  test('withdraws them until one is taken, and offers others afterwards', async () => {
    const ann = await office.withPage('Ann')
    await office.offer([ann.id], [2])
    expect((await withdraw()).status).toBe('success')
    expect(await office.stands(ann.id)).toBe('10/11')
    expect((await office.page(ann.token)).offer).toBeNull()
    expect((await withdraw()).code).toBe('offer_is_over')
    expect((await office.offer([ann.id], [3])).status).toBe('success')
    await office.take(ann.token, 3)
    expect((await withdraw()).code).toBe('offer_is_over')
    expect((await office.offers()).map(({ state }) => state)).toEqual(['booked', 'withdrawn'])
  })

  test('keeps how an earlier offer ended beside a new one', async () => {
    const ann = await office.withPage('Ann')
    await office.offer([ann.id], [2])
    const { version } = await office.page(ann.token)
    await world.stranger().ask(careersApi.answer, {
      body: { token: ann.token, version, action: 'change_date', text: '' },
    })
    await office.offer([ann.id], [3])
    expect((await office.offers()).map(({ state }) => state)).toEqual(['open', 'none_fits'])
  })

  test('reaches everybody they offer them to', async () => {
    const id = await office.waiting('Ann')
    expect(await office.offer([id], [2])).toMatchObject({ code: 'candidate_without_page' })
    expect(await office.stands(id)).toBe('10/11')
    expect((await office.offer([id], [2], { message: {} })).status).toBe('success')
    const told = await world.rows(
      'select event, stage from notify_records where organisation_id = $1',
      office.organisation,
    )
    expect(told).toEqual([{ event: 'choose_time', stage: 12 }])
  })

  test.each([
    ['who has a time', [2], {}, 'candidate_not_at_interview'],
    ['times that passed', [2], { times: [] }, 'meeting_passed'],
    ['a deadline that passed', [2], { reply_by: '2030-02-27T00:00:00Z' }, 'reply_by_passed'],
    ['a deadline after all of them', [2], { reply_by: '2030-03-05T00:00:00Z' }, 'reply_by_too_late'],
    ['people there are not', [2], { interviewer_ids: [2_000_000_000] }, 'unknown_person'],
  ])('is refused %s', async (what, hours, given, code) => {
    const ann = await office.withPage('Ann')
    if (what === 'who has a time') await office.create([ann.id])
    const past = { interviewTime: '2030-02-27T02:00:00Z', endTime: '2030-02-27T03:00:00Z' }
    const asked = 'times' in given ? { times: [past] } : given
    expect(await office.offer([ann.id], hours, asked)).toMatchObject({ code })
  })

  test('alone sees and withdraws what they offered to candidates they see', async () => {
    const ann = await office.withPage('Ann')
    await office.offer([ann.id], [2])
    const [{ id } = { id: 0 }] = await office.offers()
    expect((await office.lead.ask(interviewsApi.listOffers, { query: {} })).list).toEqual([])
    expect((await office.lead.send(interviewsApi.withdrawOffer, { body: { id } })).http).toBe(403)
    const { http } = await world.stranger().send(interviewsApi.takeTime, {
      body: { token: 'nobody’s', interviewTime: office.time(2).interviewTime },
    })
    expect(http).toBe(404)
  })
})
