import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { neighbourOf } from './neighbour.ts'

const rows = [
  { id: 1, isSkipped: false },
  { id: 2, isSkipped: true },
  { id: 3, isSkipped: false },
  { id: 4, isSkipped: true },
]

describe('the neighbour of a row', () => {
  test.each([
    [1, 'next', false, { button: 1, id: 3 }],
    [3, 'previous', false, { button: 1, id: 1 }],
    [1, 'previous', true, { button: 0, id: null }],
    [3, 'next', true, { button: 2, id: null }],
    [3, 'next', false, { button: 0, id: null }],
    [9, 'next', true, { button: 0, id: null }],
  ] as const)('of %i, %s, more: %s', (id, direction, hasMore, expected) => {
    expect(neighbourOf({ rows, id, hasMore }, direction)).toEqual(expected)
  })
})

describe('the neighbour of who has left the rows', () => {
  test.each([
    ['first', 0, 'previous', { button: 0, id: null }],
    ['first', 0, 'next', { button: 1, id: 1 }],
    ['between', 1, 'previous', { button: 1, id: 1 }],
    ['between', 1, 'next', { button: 1, id: 3 }],
    ['last', 4, 'previous', { button: 1, id: 3 }],
    ['last', 4, 'next', { button: 2, id: null }],
    ['past rows that have left with it', 9, 'previous', { button: 1, id: 3 }],
  ] as const)('where it stood %s (%i), %s', (_, stoodAt, direction, expected) => {
    expect(neighbourOf({ rows, id: 9, stoodAt, hasMore: true }, direction)).toEqual(expected)
  })
})

describe('the neighbour in a list', () => {
  const lists = fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }).chain((skipped) =>
    fc.record({
      rows: fc.constant(skipped.map((isSkipped, index) => ({ id: index + 1, isSkipped }))),
      id: fc.integer({ min: 1, max: skipped.length }),
      hasMore: fc.boolean(),
    }),
  )

  test('is the nearest that is not skipped, and there and back is where one began', () => {
    fc.assert(
      fc.property(lists, (place) => {
        const next = neighbourOf(place, 'next')
        if (next.id === null) {
          expect(next.button).toBe(place.hasMore ? 2 : 0)
          expect(place.rows.slice(place.id).every(({ isSkipped }) => isSkipped)).toBe(true)
          return
        }
        expect(next.id).toBeGreaterThan(place.id)
        expect(place.rows.slice(place.id, next.id - 1).every(({ isSkipped }) => isSkipped)).toBe(true)
        const back = neighbourOf({ ...place, id: next.id }, 'previous')
        if (!place.rows[place.id - 1]?.isSkipped) expect(back).toEqual({ button: 1, id: place.id })
      }),
    )
  })

  test('of a row that is not in the list is nobody', () => {
    const rows = [{ id: 1, isSkipped: false }]
    for (const direction of ['next', 'previous'] as const)
      expect(neighbourOf({ rows, id: 9, hasMore: true }, direction)).toEqual({ button: 0, id: null })
  })
})
