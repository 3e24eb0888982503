import { describe, expect, test } from 'vitest'
import { dropTarget, type KeptDepartment, nodesOf, placeOf, placesFor, soughtAmong } from './tree-nodes.ts'

const department = (
  id: number,
  parent_id: number | null,
  given: Partial<KeptDepartment> = {},
): KeptDepartment => ({
  id,
  parent_id,
  name: `D${id}`,
  version: 1,
  people: 0,
  positions: 0,
  open: 0,
  heads: [],
  tag_ids: [],
  ...given,
})

const tree = [
  department(1, null, { name: '研发中心' }),
  department(2, null, { name: '市场部', tag_ids: [7] }),
  department(3, 1, { name: '云平台', heads: ['林若溪'] }),
  department(4, 1, { name: '硬件' }),
  department(5, 3, { name: '数据', tag_ids: [7] }),
]
const idsOf = (departments: readonly KeptDepartment[]) => departments.map(({ id }) => id)

test('a tree is made of a list, in its order', () => {
  const [first, second] = nodesOf(tree)
  expect(first?.children.map(({ key }) => key)).toEqual([3, 4])
  expect(first?.children[0]?.children.map(({ key }) => key)).toEqual([5])
  expect(second).toMatchObject({ key: 2, children: [] })
})

test.each([
  [{}, [1, 2, 3, 4, 5]],
  [{ keyword: ' 平台 ' }, [1, 3]],
  [{ keyword: '若溪' }, [1, 3]],
  [{ tag: 7 }, [1, 2, 3, 5]],
  [{ tag: 7, keyword: '市场' }, [2]],
  [{ keyword: 'nobody' }, []],
])('%j finds, with those above', (sought, ids) => expect(idsOf(soughtAmong(tree, sought))).toEqual(ids))

describe('what is dropped', () => {
  test.each<[string, number, number, -1 | 0 | 1, ReturnType<typeof dropTarget>]>([
    ['into a department stands first there', 2, 1, 0, { parent_id: 1, before_id: 3 }],
    ['into an empty one stands alone', 2, 4, 0, { parent_id: 4, before_id: null }],
    ['before one stands there', 2, 4, -1, { parent_id: 1, before_id: 4 }],
    ['after one stands before the next', 2, 3, 1, { parent_id: 1, before_id: 4 }],
    ['after the last is the last', 5, 2, 1, { parent_id: null, before_id: null }],
    ['after its own neighbour changes places', 1, 2, 1, { parent_id: null, before_id: null }],
  ])('%s', (_, moved, onto, place, target) => {
    const node = tree.find(({ id }) => id === onto) ?? department(0, null)
    expect(dropTarget(tree, moved, node, place)).toEqual(target)
  })
})

test('a department is offered no place beneath itself', () => {
  expect(idsOf(placesFor(tree, 1))).toEqual([2])
  expect(idsOf(placesFor(tree, 3))).toEqual([1, 2, 4])
})

test.each([
  [0, { parent_id: null, before_id: 2 }],
  [1, { parent_id: null, before_id: null }],
  [2, { parent_id: 1, before_id: 4 }],
  [4, { parent_id: 3, before_id: null }],
])('the place of the department at %i of the list', (at, place) => {
  const one = tree[at]
  expect(one && placeOf(tree, one)).toEqual(place)
})
