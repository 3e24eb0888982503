import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { startCompany } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const { world, organisation, hr } = await startCompany()
afterAll(() => world.end())

const { interview } = stages.stage
let position: number
let round: number
let manager: Awaited<ReturnType<typeof world.user>>

beforeAll(async () => {
  manager = await world.user(organisation, 'User2')
  position = await world.position(organisation, { title: 'Engineer' })
  const { list } = await hr.ask(pipelineApi.listQueueProcesses, { query: {} })
  round = list[0]?.id ?? 0
})

/** A day counted from today, by the server's clock. */
const day = (days: number) => {
  const at = new Date()
  at.setDate(at.getDate() + days)
  return at.toLocaleDateString('sv')
}

type Setting = Parameters<typeof hr.ask<typeof pipelineApi.setSlots>>[1]['body']
const hours = { from: '09:00', until: '11:00', minutes: 60 }
const set = (days: number, given: Partial<Setting> = {}) =>
  hr.ask(pipelineApi.setSlots, {
    body: { process_step_id: round, first_day: day(days), has_weekends: true, ...hours, ...given },
  })
const slotsOn = async (days: number) =>
  (await hr.ask(pipelineApi.listSlots, { query: { from_day: day(days), until_day: day(days) } })).list

/** People who wait for an interview, with the version they are in. */
async function waiting(...names: string[]) {
  const made = []
  for (const name of names) {
    const post_id = await world.application(organisation, position, { name })
    const { version } = await hr.ask(pipelineApi.move, { body: { post_id, version: 1, stage: interview } })
    made.push({ post_id, version })
  }
  return made
}

const given = (slot: { readonly id: number } | undefined, people: Awaited<ReturnType<typeof waiting>>) =>
  people.map((one) => ({ ...one, slot_id: slot?.id ?? null }))

const distribute = (
  applications: ReturnType<typeof given>,
  more: { readonly interviewer_ids?: number[] } = {},
) => hr.send(pipelineApi.distributeSlots, { body: { applications, ...more } })

const stands = async (post_id: number) =>
  (await hr.ask(pipelineApi.getApplication, { query: { post_id } })).application

describe('setting slots', () => {
  test('cuts the hours of each day, once', async () => {
    expect(await set(20, { last_day: day(21), place: 'Room 1', capacity: 2 })).toEqual({ made: 4 })
    expect(await set(20, { until: '12:00', place: 'Room 1' })).toEqual({ made: 1 })
    const list = await slotsOn(20)
    expect(list.map(({ starts_at }) => new Date(starts_at).getHours())).toEqual([9, 10, 11])
    expect(list[0]).toMatchObject({ place: 'Room 1', capacity: 2, taken: 0, people: [], process: 'Standard' })
  })

  test.each([
    ['ends_before_it_begins', { from: '11:00', until: '09:00' }],
    ['ends_before_it_begins', { last_day: day(21) }],
    ['meeting_passed', { first_day: day(-1) }],
    ['too_many_slots', { minutes: 5, from: '00:00', until: '23:00', last_day: day(23), has_weekends: true }],
  ])('%s', async (code, body) => {
    const answer = await hr.send(pipelineApi.setSlots, {
      body: { process_step_id: round, first_day: day(22), ...hours, ...body },
    })
    expect(answer).toMatchObject({ status: 'error', code })
  })

  test('only of interviews, and only by whoever arranges them', async () => {
    const [row] = await world.rows(`select id::integer from process_steps where stage = 1`)
    const body = { process_step_id: Number(row?.id), first_day: day(22), ...hours }
    expect(await hr.send(pipelineApi.setSlots, { body })).toMatchObject({ code: 'step_of_another_stage' })
    expect(await manager.send(pipelineApi.setSlots, { body })).toMatchObject({ http: 403 })
  })
})

describe('giving slots', () => {
  test('arranges as many as there are places, and says of a success whom none was left for', async () => {
    await set(2, { place: 'Hall', capacity: 2 })
    const [first] = await slotsOn(2)
    const people = await waiting('Ann', 'Ben', 'Cem')
    const answer = await distribute(given(first, people), { interviewer_ids: [manager.id] })
    expect(answer).toMatchObject({
      status: 'success',
      message: 'No slot was left for Cem.',
      data: { done: 2, refused: [{ name: 'Cem', code: 'slot_full' }] },
    })
    const { tracker, status } = await stands(people[0]?.post_id ?? 0)
    expect(status).toMatchObject({ process_status: 20, process_detail_status: 21 })
    expect(tracker?.interview).toMatchObject({
      interview_date: first?.starts_at,
      place: 'Hall',
      is_online: false,
    })
    expect((await slotsOn(2))[0]).toMatchObject({ taken: 2, people: [{ name: 'Ann' }, { name: 'Ben' }] })
  })

  test('an error with detail, where nobody got the place they were shown', async () => {
    await set(3, { until: '10:00' })
    const [slot] = await slotsOn(3)
    await distribute(given(slot, await waiting('Dan')))
    const late = await waiting('Eve')
    const answer = await distribute(given(slot, late))
    expect(answer).toMatchObject({ status: 'error', code: 'slots_full', data: { detail: 'Eve' } })
    expect(await stands(late[0]?.post_id ?? 0)).toMatchObject({ version: late[0]?.version })
  })

  test('of many at once never more than it holds', async () => {
    await set(4, { until: '10:00', capacity: 3 })
    const [slot] = await slotsOn(4)
    const people = await waiting('a', 'b', 'c', 'd', 'e', 'f')
    await Promise.all(people.map((one) => distribute(given(slot, [one]))))
    expect((await slotsOn(4))[0]).toMatchObject({ taken: 3, capacity: 3 })
  })

  test('whom none is left for waits as such, until a slot is given', async () => {
    const people = await waiting('Flo')
    expect(await distribute(given(undefined, people))).toMatchObject({
      message: 'No slot was left for Flo.',
      data: { done: 0, refused: [] },
    })
    const [{ post_id = 0 } = {}] = people
    const { status, version } = await stands(post_id)
    expect(status).toMatchObject({ process_status: 10, process_detail_status: 19 })
    await set(5)
    const [slot] = await slotsOn(5)
    await distribute([{ post_id, version, slot_id: slot?.id ?? 0 }])
    expect((await stands(post_id)).status).toMatchObject({ process_status: 10, process_detail_status: 11 })
  })

  test('not to whom it is too early, too late, or of another round for', async () => {
    const [slot] = await slotsOn(5)
    const early = { post_id: await world.application(organisation, position, { name: 'early' }), version: 1 }
    const answer = await distribute(given(slot, [early]))
    expect(answer.data?.refused).toMatchObject([{ name: 'early', code: 'action_not_in_stage' }])
    await world.rows(
      `update interview_slots set starts_at = now() - interval '1 hour' where id = $1`,
      slot?.id,
    )
    const late = await distribute(given(slot, await waiting('late')))
    expect(late.data?.refused).toMatchObject([{ name: 'late', code: 'slot_passed' }])
    const { id } = await hr
      .ask(pipelineApi.listForSlots, { query: { post_id: [early.post_id] } })
      .then(({ list }) => ({ id: list[0] }))
    expect(id).toMatchObject({ name: 'early', refusal: 'action_not_in_stage', slot_id: null })
  })
})

describe('a place that is held', () => {
  test('keeps its slot as it is, and is free again once somebody meets at another time; undone it is held again', async () => {
    await set(6, { until: '10:00', place: 'Lab' })
    const [slot] = await slotsOn(6)
    const [person] = await waiting('Gia')
    if (!slot || !person) throw new Error('nothing to hold')
    await distribute(given(slot, [person]))
    const { id, version, starts_at, ends_at, capacity } = slot
    const update = { id, version, starts_at, ends_at, capacity, place: 'Other' }
    expect(await hr.send(pipelineApi.updateSlot, { body: update })).toMatchObject({ code: 'slot_held' })
    expect(await hr.send(pipelineApi.removeSlot, { body: { id } })).toMatchObject({ code: 'slot_held' })
    const more = { ...update, place: 'Lab', capacity: 3 }
    expect(await hr.ask(pipelineApi.updateSlot, { body: more })).toEqual({ id, version: version + 1 })
    const meets_at = new Date(Date.parse(starts_at) + 86_400_000).toISOString()
    const moved = { post_id: person.post_id, version: person.version + 1, meets_at, meets_until: null }
    const { batch_id } = await hr.ask(pipelineApi.arrange, { body: moved })
    expect((await slotsOn(6))[0]?.taken).toBe(0)
    await hr.ask(pipelineApi.undo, { body: { batch_id } })
    expect((await slotsOn(6))[0]?.taken).toBe(1)
  })

  test('taken by somebody else meanwhile is not given twice: neither by an undo nor by bringing back', async () => {
    await set(8, { until: '10:00' })
    const [slot] = await slotsOn(8)
    const [first, other] = await waiting('Ivy', 'Jon')
    if (!slot || !first || !other) throw new Error('nothing to hold')
    await distribute(given(slot, [first]))
    const moved = { post_id: first.post_id, version: first.version + 1, stage: stages.stage.offer }
    const { batch_id } = await hr.ask(pipelineApi.move, { body: moved })
    await distribute(given(slot, [other]))
    expect(await hr.send(pipelineApi.undo, { body: { batch_id } })).toMatchObject({ code: 'slot_taken' })
    expect((await slotsOn(8))[0]?.taken).toBe(1)
    const eliminate = async ({ post_id }: { post_id: number }) => {
      const { version } = await stands(post_id)
      const body = { side: 'company' as const, action: 'eliminate' as const, version, text: 'no' }
      await hr.ask(pipelineApi.giveFeedback, { params: { id: post_id }, body })
    }
    await eliminate(other)
    await hr.ask(pipelineApi.undo, { body: { batch_id } })
    const { version } = await stands(other.post_id)
    const applications = [{ post_id: other.post_id, version }]
    const restored = await hr.ask(pipelineApi.restoreApplications, { body: { applications } })
    expect(restored).toMatchObject({ done: 0, refused: [{ code: 'slot_taken' }] })
    expect((await slotsOn(8))[0]?.taken).toBe(1)
  })

  test('is free after a batch that was taken back, and the slot can go', async () => {
    await set(7, { until: '10:00' })
    const [slot] = await slotsOn(7)
    const people = await waiting('Hal')
    const { data } = await distribute(given(slot, people))
    await hr.ask(pipelineApi.undo, { body: { batch_id: data?.batch_id ?? '' } })
    expect((await slotsOn(7))[0]?.taken).toBe(0)
    await hr.ask(pipelineApi.removeSlot, { body: { id: slot?.id ?? 0 } })
    expect(await slotsOn(7)).toEqual([])
  })

  test('is named to whom sees who holds it, and counted for all', async () => {
    const list = (
      await manager.ask(pipelineApi.listSlots, { query: { from_day: day(4), until_day: day(4) } })
    ).list
    expect(list[0]).toMatchObject({ taken: 3, people: [], can: { edit: false, remove: false } })
  })
})
