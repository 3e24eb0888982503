import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { startCompany } from '@bole/server/testing'
import { afterAll, afterEach, describe, expect, test } from 'vitest'

const { world, organisation, hr } = await startCompany()
afterEach(() => {
  world.now = null
})
afterAll(() => world.end())

const { interview, offer, entry } = stages.stage
const applied = async () => world.application(organisation, await world.position(organisation))
const move = (id: number, given: object) =>
  hr.send(pipelineApi.move, { body: { post_id: id, version: 1, stage: interview, ...given } })
const arrange = (id: number, version: number, given: object) =>
  hr.send(pipelineApi.arrange, { body: { post_id: id, version, ...given } })
const statusOf = async (id: number) => {
  const { application } = await hr.ask(pipelineApi.getApplication, { query: { post_id: id } })
  return `${application.status.process_status}/${application.status.process_detail_status}`
}

describe('a day in the past', () => {
  test.each([
    ['an offer', offer, 'offer_valid_until', 'offer_day_passed'],
    ['a first day', entry, 'entry_date', 'entry_day_passed'],
  ])('of %s is refused, by the clocks of the company: today is not', async (_, stage, field, refusal) => {
    const id = await applied()
    // Half past midnight there, which is still yesterday further west.
    world.now = new Date(2030, 2, 4, 0, 30)
    expect(await move(id, { stage, [field]: '2030-03-03' })).toMatchObject({ code: refusal })
    const many = { applications: [{ post_id: id, version: 1 }], stage, [field]: '2030-03-03' }
    expect(await hr.send(pipelineApi.moveMany, { body: many })).toMatchObject({ code: refusal })
    expect((await move(id, { stage, [field]: '2030-03-04' })).code).toBeUndefined()
    expect(await arrange(id, 2, { [field]: '2030-03-03' })).toMatchObject({ code: refusal })
    const anew = { side: 'company', action: 'change_date', version: 2, [field]: '2030-03-03' } as const
    const said = await hr.send(pipelineApi.giveFeedback, { params: { id }, body: anew })
    expect(said).toMatchObject({ code: refusal })
  })

  test('that stands keeps nothing else from being saved', async () => {
    const id = await applied()
    await move(id, { stage: entry, entry_date: '2030-03-04' })
    world.now = new Date(2030, 2, 6, 12)
    const again = await arrange(id, 2, { entry_date: '2030-03-04', place: '前台' })
    expect(again.code).toBeUndefined()
  })
})

describe('a meeting that is over', () => {
  const past = { meets_at: '2030-03-04T02:00:00Z', meets_until: '2030-03-04T03:00:00Z' }

  test('is refused wherever it could be agreed on; one under way is not', async () => {
    const id = await applied()
    const passed = { code: 'meeting_passed' }
    world.now = new Date('2030-03-04T03:30:00Z')
    expect(await move(id, past)).toMatchObject(passed)
    const many = { applications: [{ post_id: id, version: 1 }], stage: interview, ...past }
    expect(await hr.send(pipelineApi.moveMany, { body: many })).toMatchObject(passed)
    await move(id, { meets_at: '2030-03-05T03:00:00Z' })
    expect(await arrange(id, 2, past)).toMatchObject(passed)
    const anew = { side: 'company', action: 'change_date', version: 2, ...past } as const
    expect(await hr.send(pipelineApi.giveFeedback, { params: { id }, body: anew })).toMatchObject(passed)
    const begun = { meets_at: '2030-03-04T03:00:00Z', meets_until: '2030-03-04T04:00:00Z' }
    expect((await arrange(id, 2, begun)).code).toBeUndefined()
  })

  test('and stands keeps nothing else from being saved', async () => {
    const id = await applied()
    await move(id, past)
    world.now = new Date('2030-03-06T02:00:00Z')
    expect((await arrange(id, 2, { ...past, place: '3 楼' })).code).toBeUndefined()
  })
})

describe('a meeting that has begun', () => {
  const meets_at = '2030-03-04T02:00:00Z'
  const begun = { code: 'appointment_begun' }

  test('keeps its time and its people; both can be corrected', async () => {
    const id = await applied()
    await move(id, { meets_at, interviewer_ids: [hr.id] })
    world.now = new Date('2030-03-04T02:01:00Z')
    expect(await arrange(id, 2, { meets_at: null, interviewer_ids: [] })).toMatchObject(begun)
    expect(await arrange(id, 2, { meets_at: null })).toMatchObject(begun)
    expect(await arrange(id, 2, { interviewer_ids: [] })).toMatchObject(begun)
    const anew = { side: 'company', action: 'change_date', version: 2, meets_at: null } as const
    expect(await hr.send(pipelineApi.giveFeedback, { params: { id }, body: anew })).toMatchObject(begun)
    const other = await world.user(organisation, 'User2')
    const corrected = { meets_at: '2030-03-04T01:30:00Z', interviewer_ids: [other.id] }
    expect((await arrange(id, 2, corrected)).code).toBeUndefined()
  })

  test('is a no-show by a named person, which can be taken back', async () => {
    const id = await applied()
    await move(id, { meets_at, interviewer_ids: [hr.id] })
    world.now = new Date('2030-03-04T04:00:00Z')
    const before = await statusOf(id)
    const absence = { side: 'company', action: 'absence', version: 2 } as const
    const { batch_id } = await hr.ask(pipelineApi.giveFeedback, { params: { id }, body: absence })
    expect(await statusOf(id)).toBe('10/14')
    const { list } = await hr.ask(pipelineApi.listHistory, { query: { post_id: id } })
    expect(list[0]).toMatchObject({ action: 'company_absence', user_id: hr.id })
    await hr.ask(pipelineApi.undo, { body: { batch_id } })
    expect(await statusOf(id)).toBe(before)
  })
})

describe('with its time and people a meeting is arranged, whether or not the candidate has a page', () => {
  const meets_at = '2030-03-04T02:00:00Z'

  test('when both come with the move', async () => {
    const id = await applied()
    await move(id, { meets_at, interviewer_ids: [hr.id] })
    expect(await statusOf(id)).toBe('20/21')
  })

  test('when both come later, at once or one after the other', async () => {
    const [at, after] = [await applied(), await applied()]
    for (const id of [at, after]) await move(id, {})
    await arrange(at, 2, { meets_at, interviewer_ids: [hr.id] })
    expect(await statusOf(at)).toBe('20/21')
    await arrange(after, 2, { meets_at })
    expect(await statusOf(after)).toBe('10/11')
    await arrange(after, 3, { interviewer_ids: [hr.id] })
    expect(await statusOf(after)).toBe('20/21')
  })

  const changeDate = (id: number, version: number, given: object = {}) =>
    hr.ask(pipelineApi.giveFeedback, {
      params: { id },
      body: { side: 'company', action: 'change_date', version, ...given },
    })

  test('when it is rescheduled, with a page or without; without a time it waits for one', async () => {
    const [paged, unpaged] = [await applied(), await applied()]
    for (const id of [paged, unpaged])
      await move(id, { meets_at, interviewer_ids: [hr.id], makes_page: id === paged })
    const later = '2030-03-06T02:00:00Z'
    await changeDate(unpaged, 2, { meets_at: later })
    expect(await statusOf(unpaged)).toBe('20/21')
    await changeDate(paged, 2, { meets_at: later, interviewer_ids: [hr.id] })
    expect(await statusOf(paged)).toBe('60/0')
    await changeDate(paged, 3)
    expect(await statusOf(paged)).toBe('10/12')
    // A link alone arranges nothing; the same time, said once more, does.
    await hr.ask(pipelineApi.makeCandidatePage, { body: { post_id: paged } })
    expect(await statusOf(paged)).toBe('10/12')
    await arrange(paged, 5, { meets_at: later, tells_candidate: false })
    expect(await statusOf(paged)).toBe('20/21')
  })

  test('when what is over gets a time to come; an earlier one is a correction', async () => {
    const id = await applied()
    await move(id, { meets_at, interviewer_ids: [hr.id] })
    world.now = new Date('2030-03-05T02:00:00Z')
    const remains = { side: 'company', action: 'remain', version: 2 } as const
    await hr.ask(pipelineApi.giveFeedback, { params: { id }, body: remains })
    await arrange(id, 3, { meets_at: '2030-03-04T03:00:00Z' })
    expect(await statusOf(id)).toBe('30/0')
    await arrange(id, 4, { meets_at: '2030-03-06T02:00:00Z' })
    expect(await statusOf(id)).toBe('20/21')
  })

  test('and who gets a page afterwards is invited to it, until they have agreed', async () => {
    const id = await applied()
    await move(id, { meets_at, interviewer_ids: [hr.id] })
    await hr.ask(pipelineApi.makeCandidatePage, { body: { post_id: id } })
    expect(await statusOf(id)).toBe('60/0')
    const yes = { side: 'candidate', action: 'accept', version: 3 } as const
    await hr.ask(pipelineApi.giveFeedback, { params: { id }, body: yes })
    await hr.ask(pipelineApi.makeCandidatePage, { body: { post_id: id } })
    expect(await statusOf(id)).toBe('20/21')
  })
})
