import { describe, expect, test } from 'vitest'
import { positionsApi } from './api.ts'
import { batchTexts } from './texts/batch.ts'

const { createManyPositions, uploadPositions, changeManyCities, changeManyStations } = positionsApi
const { getParams, listPositionUsers } = positionsApi

const takes = (schema: { safeParse: (input: unknown) => { success: boolean } }, input: unknown) =>
  schema.safeParse(input).success
const seen = (count: number) => Array.from({ length: count }, (_, id) => ({ id: id + 1, version: 1 }))
const words = (count: number) => Array.from({ length: count }, (_, at) => `${at}`)

describe('cities of many', () => {
  test.each<[object, boolean]>([
    [{}, true],
    [{ positions: [] }, false],
    [{ positions: seen(200) }, true],
    [{ positions: seen(201) }, false],
    [{ positions: [{ id: 1 }] }, false],
    [{ change: 'add' }, true],
    [{ change: 'remove' }, true],
    [{ change: 'replace' }, true],
    [{ change: 'forget' }, false],
    [{ city_list: [] }, false],
    [{ city_list: [' '] }, false],
    [{ city_list: ['x'.repeat(61)] }, false],
    [{ city_list: words(50) }, true],
    [{ city_list: words(51) }, false],
  ])('with %j: %s', (changes, isTaken) =>
    expect(takes(changeManyCities.body, { positions: seen(1), city_list: ['上海'], ...changes })).toBe(
      isTaken,
    ),
  )
})

describe('stations of many', () => {
  const city = { name: '武汉', type: 'city' }
  test.each<[object, boolean]>([
    [{}, true],
    [{ station_list: [] }, true],
    [{ station_list: [city, { ...city, type: 'university' }] }, true],
    [{ station_list: [{ ...city, type: 'planet' }] }, false],
    [{ station_list: [{ name: '武汉' }] }, false],
    [{ station_list: [{ ...city, name: '' }] }, false],
    [{ station_list: Array.from({ length: 101 }, () => city) }, false],
    [{ positions: seen(201) }, false],
    [{ positions: [{ id: 1, version: 0 }] }, false],
  ])('with %j: %s', (changes, isTaken) =>
    expect(takes(changeManyStations.body, { positions: seen(1), station_list: [city], ...changes })).toBe(
      isTaken,
    ),
  )
})

test('a batch is made whole, unless it is said otherwise', () => {
  expect(createManyPositions.body.parse({ rows: [{}] })).toEqual({
    rows: [{}],
    is_written: false,
    check_only: false,
    skip_faulty: false,
  })
  expect(uploadPositions.body.parse({})).toEqual({ check_only: false, skip_faulty: false })
  expect(uploadPositions.body.parse({ check_only: 'true', skip_faulty: '1', theme_id: '7' })).toEqual({
    check_only: true,
    skip_faulty: true,
    theme_id: 7,
  })
  expect(takes(uploadPositions.body, { check_only: 'perhaps' })).toBe(false)
})

test('what is chosen from is of one origin', () => {
  expect(getParams.query.parse({})).toEqual({ origin: 2 })
  expect([takes(getParams.query, { origin: '1' }), takes(getParams.query, { origin: '3' })]).toEqual([
    true,
    false,
  ])
  expect(takes(listPositionUsers.query, {})).toBe(false)
})

test('no two columns of a table are called alike in a language, nor two words of one column', () => {
  for (const { columns, degrees, states } of Object.values(batchTexts))
    for (const named of [columns, degrees, states]) {
      const called = Object.values<string>(named).map((word) => word.toLowerCase())
      expect(new Set(called).size).toBe(called.length)
    }
})

test('a title stands for one column, whatever language it is in', () => {
  const columnsOf = new Map<string, Set<string>>()
  for (const { columns } of Object.values(batchTexts))
    for (const [column, title] of Object.entries(columns)) {
      const known = columnsOf.get(title.toLowerCase()) ?? new Set()
      columnsOf.set(title.toLowerCase(), known.add(column))
    }
  expect([...columnsOf].filter(([, columns]) => columns.size > 1)).toEqual([])
})
