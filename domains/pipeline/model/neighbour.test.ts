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
