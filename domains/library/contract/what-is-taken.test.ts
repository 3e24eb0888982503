import { describe, expect, test } from 'vitest'
import { libraryApi } from './api.ts'

const { exportExcel, exportPdf, listExports, listPeople, adopt } = libraryApi
const { updateExtraInfo, listSceneNotes, getRecordFacts, importToCall, batchSyncLabels } = libraryApi

const takes = (schema: { safeParse: (input: unknown) => { success: boolean } }, input: unknown) =>
  schema.safeParse(input).success

const nothing = { conditions: null, people: null }

describe('what is chosen for an export', () => {
  test.each<[unknown, boolean]>([
    [nothing, true],
    [{ ...nothing, post_ids: [1, 2] }, true],
    [{ ...nothing, post_ids: [] }, false],
    [{ ...nothing, post_ids: Array.from({ length: 1000 }, (_, at) => at + 1) }, true],
    [{ ...nothing, post_ids: Array.from({ length: 1001 }, (_, at) => at + 1) }, false],
    [{ ...nothing, post_ids: ['x'] }, false],
    [{ ...nothing, post_ids: [0] }, false],
    [{ conditions: {}, people: null }, true],
    [{ conditions: { keyword: 'Java', city: ['上海'], degree: ['master'] }, people: null }, true],
    [{ conditions: { degree: ['phd'] }, people: null }, false],
    [{ conditions: { applied_from: '2026-02-30' }, people: null }, false],
    [{ conditions: null, people: { keyword: '林', years_from: 3 } }, true],
    [{ conditions: null, people: { years_from: -1 } }, false],
    [{ conditions: null }, false],
    [{}, false],
    [null, false],
  ])('%j: %s', (chosen, is) => {
    expect(takes(exportPdf.body, { chosen })).toBe(is)
  })

  test('conditions are those of the list, with its defaults', () => {
    const { chosen } = exportPdf.body.parse({ chosen: { conditions: {}, people: null } })
    expect(chosen.conditions).toMatchObject({
      origin: 2,
      tracker_status: 0,
      sort: 'applied_at',
      order: 'desc',
    })
  })

  test.each<[unknown, boolean]>([
    [['name'], true],
    [['name', 'phone', 'status'], true],
    [[], false],
    [['salary'], false],
    ['name', false],
    [Array.from({ length: 29 }, () => 'name'), false],
  ])('columns %j: %s', (columns, is) => {
    expect(takes(exportExcel.body, { chosen: nothing, columns })).toBe(is)
  })

  test('of exports one sees one’s own, unless everybody’s are asked for', () => {
    expect(listExports.query.parse({})).toEqual({ page: 1, page_size: 30, whose: 'mine' })
    expect(takes(listExports.query, { whose: 'theirs' })).toBe(false)
    expect(takes(listExports.query, { kind: 'word' })).toBe(false)
  })
})

describe('what the library is asked by', () => {
  test.each<[Record<string, unknown>, boolean]>([
    [{}, true],
    [{ degree: 'master,doctor', stage: '12,5', city: '上海' }, true],
    [{ is_free: 'true', quiet_days: '30', like_position_id: '7' }, true],
    [{ quiet_days: '0' }, false],
    [{ quiet_days: 'long' }, false],
    [{ years_from: '61' }, false],
    [{ stage: '0' }, false],
    [{ like_position_id: 'x' }, false],
    [{ degree: 'phd' }, false],
    [{ keyword: 'x'.repeat(101) }, false],
    [{ page: '0' }, false],
    [{ page: '201' }, false],
    [{ page_size: '101' }, false],
  ])('%j: %s', (query, is) => {
    expect(takes(listPeople.query, query)).toBe(is)
  })

  test.each<[Record<string, unknown>, boolean]>([
    [{ post_ids: [1], position_id: 2 }, true],
    [{ post_ids: [], position_id: 2 }, false],
    [{ post_ids: [1] }, false],
    [{ post_ids: Array.from({ length: 201 }, (_, at) => at + 1), position_id: 2 }, false],
  ])('people are taken into a position: %j: %s', (body, is) => {
    expect(takes(adopt.body, body)).toBe(is)
  })
})

describe('what is kept beside a record', () => {
  const values = (given: object) => ({ post_id: 1, ...given })
  test.each<[unknown, boolean]>([
    [values({ key: 'visa', value: 'B1' }), true],
    [values({ key: 'visa_2', label: '签证', value: '' }), true],
    [values({}), false],
    [values({ key: 'Visa', value: '' }), false],
    [values({ key: '2visa', value: '' }), false],
    [values({ key: 'with space', value: '' }), false],
    [values({ key: 'x'.repeat(41), value: '' }), false],
    [values({ key: 'visa' }), false],
    [values({ key: 'visa', value: 'x'.repeat(2001) }), false],
    [values({ key: 'visa', label: 'x'.repeat(61), value: '' }), false],
    [values({ key: 'visa', value: 'nul\u0000' }), false],
  ])('%j: %s', (body, is) => {
    expect(takes(updateExtraInfo.body, body)).toBe(is)
  })

  test('five notes of each stage are shown unless more are asked for', () => {
    expect(listSceneNotes.query.parse({ post_id: '3' })).toEqual({ post_id: 3, page_size: 5 })
    expect(takes(listSceneNotes.query, { post_id: '3', page_size: '201' })).toBe(false)
    expect(takes(listSceneNotes.query, { page_size: '5' })).toBe(false)
  })

  test('facts are asked of at most two hundred rows', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1).join()
    expect(takes(getRecordFacts.query, { post_ids: ids(200) })).toBe(true)
    expect(takes(getRecordFacts.query, { post_ids: ids(201) })).toBe(false)
    expect(getRecordFacts.query.parse({})).toEqual({})
  })

  test.each([importToCall, batchSyncLabels])('$name takes some applications, and not none', ({ body }) => {
    expect(takes(body, { post_ids: [1, 2] })).toBe(true)
    expect(takes(body, { post_ids: [] })).toBe(false)
    expect(takes(body, {})).toBe(false)
  })
})
