import { companyActions } from '@bole/pipeline/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pipelineApi } from './api.ts'
import { type ListQuery, listQuery } from './list-conditions.ts'

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 20 })
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const words = fc.string({ unit: fc.constantFrom(...'王小明 aA1&=%+/?#'), minLength: 1, maxLength: 20 })

/** Conditions as a person may set them on the screen. */
const conditions = fc.record(
  {
    tracker_status: fc.constantFrom(0, 1, 14, 12, 5),
    statuses: fc.uniqueArray(fc.constantFrom('0/0', '10/11', '20/21', '60/61'), { minLength: 1 }),
    keyword: words.map((text) => text.trim()).filter((text) => text !== ''),
    position_id: ids,
    tag_id: ids,
    city: fc.uniqueArray(fc.constantFrom('深圳', '上海', 'São Paulo'), { minLength: 1 }),
    degree: fc.uniqueArray(fc.constantFrom('doctor' as const, 'master' as const), { minLength: 1 }),
    gender: fc.constantFrom('male' as const, 'female' as const),
    age_from: fc.integer({ min: 14, max: 99 }),
    applied_from: day,
    waiting_days: fc.integer({ min: 1, max: 3650 }),
    has_left: fc.boolean(),
    sort: fc.constantFrom('applied_at' as const, 'status_since' as const),
    order: fc.constantFrom('asc' as const, 'desc' as const),
  },
  { requiredKeys: [] },
)

/** As the address and a saved view keep them: text, lists with commas. */
const addressOf = (given: object) =>
  new URLSearchParams(Object.entries(given).map(([key, value]) => [key, String(value)]))
const read = (address: string) => listQuery.parse(Object.fromEntries(new URLSearchParams(address)))

describe('the conditions of the list', () => {
  test('come back from an address, and from a saved view, as they were set', () => {
    fc.assert(
      fc.property(conditions, (given) => {
        const query: ListQuery = read(addressOf(given).toString())
        expect(query).toMatchObject(given)
        expect(read(addressOf(query).toString())).toEqual(query)
      }),
    )
  })

  test('that are not set are those of the list as it opens', () => {
    const place = { sort: 'applied_at', order: 'desc', page_size: 30, with_choices: true }
    const opened = { origin: 2, tracker_status: 0, ...place }
    expect(read('')).toEqual(opened)
    const empty = { city: [], position_id: [], statuses: [] }
    expect(read('tracker_status=&city=&position_id=&statuses=')).toEqual({ ...opened, ...empty })
  })

  test('whatever stands in an address, it is understood or refused, never half', () => {
    const names = Object.keys(listQuery.shape)
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), (given) => {
        const parsed = listQuery.safeParse(given)
        if (!parsed.success) return
        for (const id of parsed.data.position_id ?? []) expect(Number.isSafeInteger(id) && id > 0).toBe(true)
        for (const key of parsed.data.statuses ?? []) expect(key).toMatch(/^\d+\/\d+$/)
        expect(parsed.data.page_size).toBeGreaterThan(0)
        expect(parsed.data.page_size).toBeLessThanOrEqual(200)
      }),
    )
  })

  test.each([
    ['statuses', Array.from({ length: 41 }, () => '0/0').join()],
    ['position_id', Array.from({ length: 201 }, (_, at) => at + 1).join()],
    ['city', Array.from({ length: 51 }, (_, at) => `c${at}`).join()],
    ['age_to', '100'],
    ['age_from', '13'],
    ['applied_to', '2026-11-31'],
    ['applied_to', '2026-11-1'],
    ['has_left', 'perhaps'],
    ['colour', 'pink'],
    ['stages', '2'],
    ['content', 'x'.repeat(201)],
    ['origin', '0'],
  ])('%s of %j is none', (name, value) => expect(listQuery.safeParse({ [name]: value }).success).toBe(false))
})

describe('a change', () => {
  const { move, moveMany, giveFeedback, giveFeedbackToMany, addTags, deleteTags, saveSearch } = pipelineApi
  const takes = (schema: { safeParse: (input: unknown) => { success: boolean } }, input: object) =>
    schema.safeParse(input).success

  test.each<[object, boolean]>([
    [{ post_id: 1, version: 1, stage: 12 }, true],
    [{ post_id: '1', version: 1, stage: '12' }, true],
    [{ post_id: 1, version: 0, stage: 12 }, false],
    [{ post_id: 1, stage: 12 }, false],
    [{ post_id: 0, version: 1, stage: 12 }, false],
    [{ post_id: 1, version: 1.5, stage: 12 }, false],
    [{ post_id: 1, version: 1, stage: 2 }, false],
    [{ post_id: 1, version: 1, stage: 12, meets_at: '2030-01-02T10:00:00+08:00' }, true],
    [{ post_id: 1, version: 1, stage: 12, meets_at: '2030-01-02T10:00:00' }, false],
    [{ post_id: 1, version: 1, stage: 12, meets_at: 'tomorrow' }, false],
    [{ post_id: 1, version: 1, stage: 5, offer_valid_until: '2030-02-28' }, true],
    [{ post_id: 1, version: 1, stage: 5, offer_valid_until: '2030-02-30' }, false],
    [{ post_id: 1, version: 1, stage: 12, interviewer_ids: Array.from({ length: 31 }, () => 1) }, false],
    [{ post_id: 1, version: 1, stage: 12, place: 'x'.repeat(301) }, false],
  ])('of stage %j is taken: %s', (body, isTaken) => expect(takes(move.body, body)).toBe(isTaken))

  test('of many has one to a thousand of them', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ post_id: at + 1, version: 1 }))
    for (const [count, isTaken] of [
      [0, false],
      [1, true],
      [1000, true],
      [1001, false],
    ] as const)
      expect(takes(moveMany.body, { applications: many(count), stage: 12 })).toBe(isTaken)
  })

  test('a decision is ours or the candidate’s, each with its own words', () => {
    const said = (side: string, action: string) => takes(giveFeedback.body, { side, action, version: 1 })
    for (const action of companyActions) expect(said('company', action)).toBe(true)
    expect([said('candidate', 'accept'), said('company', 'accept')]).toEqual([true, false])
    expect([said('candidate', 'pass'), said('system', 'pass'), said('company', '')]).toEqual([
      false,
      false,
      false,
    ])
  })

  test('a decision on many is one that needs no word about each', () => {
    const decide = (action: string) =>
      takes(giveFeedbackToMany.body, { applications: [{ post_id: 1, version: 1 }], action })
    const others = companyActions.filter((action) => action !== 'change_score')
    expect(others.map(decide)).toEqual(others.map(() => true))
    expect([decide('change_score'), decide('accept')]).toEqual([false, false])
  })

  test('labels and reasons are words, within bounds, without signs nobody sees', () => {
    const put = (...tags: string[]) => takes(addTags.body, { post_ids: [1], tags })
    expect([put('重点'), put(' 重点 '), put('')]).toEqual([true, true, false])
    expect([put(), put('x'.repeat(41)), put('a\u0000b'), put('\ud800')]).toEqual([false, false, false, false])
    expect(addTags.body.parse({ post_ids: [1], tags: ['  重点  '] }).tags).toEqual(['重点'])
    expect(takes(deleteTags.body, { post_ids: [1], tag_ids: [] })).toBe(false)
    expect(takes(deleteTags.body, { post_ids: [], tag_ids: [1] })).toBe(false)
  })

  test('a saved view keeps no more conditions than a screen could have', () => {
    const conditions = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`condition_${at}`, 'x']))
    const save = (given: object) =>
      takes(saveSearch.body, { screen: 'candidates', name: '我的', conditions: given })
    expect([save(conditions(60)), save(conditions(61))]).toEqual([true, false])
    expect([save({ ['x'.repeat(61)]: '' }), save({ 'a\u0000': '' })]).toEqual([false, false])
  })

  test('a saved view keeps text only', () => {
    const save = (given: unknown) =>
      takes(saveSearch.body, { screen: 'candidates', name: '我的', conditions: given })
    expect([save({ keyword: '王' }), save({}), save({ page: 2 }), save('x')]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
