import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { positionsApi } from './api.ts'
import { listQuery } from './list-conditions.ts'

const { createPosition, updatePosition, createManyPositions, sortPositions, changeManyStates } = positionsApi

const takes = (more: object) =>
  createPosition.body.safeParse({ title: '工程师', theme_id: 9, ...more }).success

describe('a new position', () => {
  test.each<[object, boolean]>([
    [{}, true],
    [{ title: '  ' }, false],
    [{ title: 'x'.repeat(120) }, true],
    [{ title: 'x'.repeat(121) }, false],
    [{ theme_id: undefined }, false],
    [{ theme_id: 0 }, false],
    [{ process_id: null }, false],
    [{ department_id: null }, true],
    [{ owner_id: null }, true],
    [{ city_list: [] }, true],
    [{ city_list: [''] }, false],
    [{ city_list: Array.from({ length: 51 }, (_, at) => `城市${at}`) }, false],
    [{ head_count: 0 }, false],
    [{ head_count: 1.5 }, false],
    [{ head_count: 100_001 }, false],
    [{ salary_from: null }, true],
    [{ salary_from: -1 }, false],
    [{ salary_from: 0.5 }, false],
    [{ salary_to: 2_000_000_001 }, false],
    [{ salary_currency: 'cny' }, false],
    [{ salary_currency: 'BRL' }, true],
    [{ degree: 'phd' }, false],
    [{ degree: null }, true],
    [{ state: 'closed' }, false],
    [{ state: 'open' }, true],
    [{ description: 'x'.repeat(20_001) }, false],
    [{ requirements: 'a\u0000b' }, false],
  ])('with %j is taken: %s', (more, isTaken) => expect(takes(more)).toBe(isTaken))

  test('is a draft unless something else is said, and has no defaults that a change would carry along', () => {
    expect(createPosition.body.parse({ title: 'X', theme_id: 9 })).toEqual({
      title: 'X',
      theme_id: 9,
      state: 'draft',
    })
    expect(updatePosition.body.parse({ id: 1, version: 2 })).toEqual({ id: 1, version: 2 })
  })
})

describe('several at once', () => {
  const many = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item)
  test.each([
    [0, false],
    [1, true],
    [500, true],
    [501, false],
  ])('%i rows: %s', (count, isTaken) =>
    expect(createManyPositions.body.safeParse({ rows: many(count, {}) }).success).toBe(isTaken),
  )

  test('an order is of two to two hundred', () => {
    const sorts = (count: number) => sortPositions.body.safeParse({ ids: many(count, 1) }).success
    expect([1, 2, 200, 201].map(sorts)).toEqual([false, true, true, false])
  })

  test('a state is one they can be put into, in the version each was seen at', () => {
    const change = (state: string, version: unknown) =>
      changeManyStates.body.safeParse({ state, positions: [{ id: 1, version }] }).success
    expect([change('open', 1), change('closed', 1), change('draft', 1)]).toEqual([true, true, false])
    expect([change('open', 0), change('open', undefined)]).toEqual([false, false])
  })
})

describe('the conditions of the list', () => {
  const given = fc.record(
    {
      state: fc.uniqueArray(fc.constantFrom('draft' as const, 'open' as const, 'closed' as const), {
        minLength: 1,
      }),
      theme_id: fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 9 }),
      city: fc.uniqueArray(fc.constantFrom('深圳', '上海', 'São Paulo'), { minLength: 1 }),
      page: fc.integer({ min: 1, max: 10_000 }),
    },
    { requiredKeys: [] },
  )

  test('come back from an address as they were set', () => {
    fc.assert(
      fc.property(given, (conditions) => {
        const text = new URLSearchParams(
          Object.entries(conditions).map(([key, value]) => [key, String(value)]),
        ).toString()
        expect(listQuery.parse(Object.fromEntries(new URLSearchParams(text)))).toMatchObject(conditions)
      }),
    )
  })

  test.each([{ state: 'sleeping' }, { page: '0' }, { page: '10001' }, { theme_id: '1,x' }, { origin: '3' }])(
    '%j is none',
    (query) => expect(listQuery.safeParse(query).success).toBe(false),
  )
})

test('the newest positions are never many', () => {
  expect(positionsApi.listRecentPositions.query.parse({})).toEqual({ type: 'xz', limit: 10 })
  const of = (limit: unknown) => positionsApi.listRecentPositions.query.safeParse({ limit }).success
  expect([of('50'), of('51'), of('0'), of('ten')]).toEqual([true, false, false, false])
})
