import { describe, expect, test } from 'vitest'
import { requisitionsApi } from './api.ts'

const { askRequisition, changeRequisition, decideRequisition, linkPositions, listRequisitions } =
  requisitionsApi
const takes = (schema: { safeParse: (input: unknown) => { success: boolean } }, input: unknown) =>
  schema.safeParse(input).success

describe('a requisition', () => {
  test.each<[object, boolean]>([
    [{}, true],
    [{ title: ' ' }, false],
    [{ title: 'x'.repeat(120) }, true],
    [{ title: 'x'.repeat(121) }, false],
    [{ head_count: 0 }, false],
    [{ head_count: 1.5 }, false],
    [{ head_count: 10_000 }, true],
    [{ head_count: 10_001 }, false],
    [{ origin: 3 }, false],
    [{ origin: undefined }, false],
    [{ budget: -1 }, false],
    [{ budget: 0.5 }, false],
    [{ budget: null }, true],
    [{ budget: 1_000_000_000_000 }, true],
    [{ currency: 'yuan' }, false],
    [{ currency: 'BRL' }, true],
    [{ wanted_by: '2026-02-30' }, false],
    [{ wanted_by: '2026-12-01' }, true],
    [{ wanted_by: null }, true],
    [{ reason: 'x'.repeat(4001) }, false],
    [{ department_id: null }, true],
    [{ department_id: 0 }, false],
  ])('with %j is taken: %s', (changes, isTaken) =>
    expect(takes(askRequisition.body, { origin: 2, title: '后端工程师', head_count: 3, ...changes })).toBe(
      isTaken,
    ),
  )

  test('that is changed leaves its budget out where its writer is not shown it', () => {
    const body = { id: 1, version: 1, title: 'X', head_count: 1 }
    expect('budget' in changeRequisition.body.parse(body)).toBe(false)
    expect(takes(changeRequisition.body, { ...body, version: 0 })).toBe(false)
  })
})

test.each<[object, boolean]>([
  [{ decision: 'approved' }, true],
  [{ decision: 'refused', reason: 'no' }, true],
  [{ decision: 'perhaps' }, false],
  [{ decision: 'refused', reason: 'x'.repeat(2001) }, false],
  [{}, false],
])('a decision with %j is taken: %s', (given, isTaken) =>
  expect(takes(decideRequisition.body, { id: 1, version: 1, ...given })).toBe(isTaken),
)

test('positions are named as often as anybody links them', () => {
  const many = (count: number) =>
    takes(linkPositions.body, { id: 1, version: 1, position_ids: Array.from({ length: count }, () => 1) })
  expect([many(0), many(100), many(101)]).toEqual([true, true, false])
})

test('the list is of one origin, and of the states there are', () => {
  expect(listRequisitions.query.parse({})).toEqual({ origin: 2, page: 1, page_size: 30 })
  const of = (state: string) => takes(listRequisitions.query, { state })
  expect([of('asked,approved'), of('asked,asked'), of('lost')]).toEqual([true, true, false])
})
