import { describe, expect, test } from 'vitest'
import { deepestDepartment, faultInPlace, isEmptyDepartment, placedBefore, sumsBelow } from './departments.ts'

const levels = (count: number) => Array.from({ length: count }, (_, at) => 100 + at)

describe('a department stands', () => {
  test.each<[string, Parameters<typeof faultInPlace>[0], readonly number[], ReturnType<typeof faultInPlace>]>(
    [
      ['at the top', { id: 1, levels: 3 }, [], null],
      ['below another', { id: 1, levels: 3 }, [7, 8], null],
      ['not below itself', { id: 1, levels: 1 }, [1], 'under_itself'],
      ['not below what is beneath it', { id: 1, levels: 3 }, [5, 1, 2], 'under_itself'],
      ['new, in the deepest level', null, levels(deepestDepartment - 1), null],
      ['new, not deeper', null, levels(deepestDepartment), 'too_deep'],
      ['with what is beneath it, in the deepest', { id: 1, levels: 3 }, levels(deepestDepartment - 3), null],
      [
        'not when what is beneath would be deeper',
        { id: 1, levels: 3 },
        levels(deepestDepartment - 2),
        'too_deep',
      ],
    ],
  )('%s', (_, department, parentPath, fault) => expect(faultInPlace(department, parentPath)).toBe(fault))
})

test.each<[readonly number[], number, number | null, readonly number[]]>([
  [[1, 2, 3], 3, 1, [3, 1, 2]],
  [[1, 2, 3], 1, 3, [2, 1, 3]],
  [[1, 2, 3], 1, null, [2, 3, 1]],
  [[1, 2], 9, 2, [1, 9, 2]],
  [[], 9, null, [9]],
  // What it was to stand before has gone elsewhere meanwhile.
  [[1, 2], 9, 5, [1, 2, 9]],
  [[1, 2], 1, 1, [2, 1]],
])('among %j, %d before %s: %j', (siblings, id, before, order) =>
  expect(placedBefore(siblings, id, before)).toEqual(order),
)

test.each([
  [{ departments: 0, people: 0, positions: 0 }, true],
  [{ departments: 1, people: 0, positions: 0 }, false],
  [{ departments: 0, people: 1, positions: 0 }, false],
  [{ departments: 0, people: 0, positions: 1 }, false],
])('with %j in it a department is empty: %s', (contents, isEmpty) =>
  expect(isEmptyDepartment(contents)).toBe(isEmpty),
)

test('a department counts with what is beneath it, also where its own parent is out of reach', () => {
  const sums = sumsBelow([
    { id: 1, parent_id: null, people: 1, open: 0 },
    { id: 5, parent_id: 99, people: 7, open: 7 },
    { id: 2, parent_id: 1, people: 2, open: 1 },
    { id: 3, parent_id: 2, people: 4, open: 3 },
  ])
  expect(Object.fromEntries(sums)).toEqual({
    1: { people: 7, open: 4 },
    2: { people: 6, open: 4 },
    3: { people: 4, open: 3 },
    5: { people: 7, open: 7 },
  })
})
