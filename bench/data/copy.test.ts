import { expect, test } from 'vitest'
import { rowOf } from './copy.ts'
import { randomOf } from './random.ts'
import { layOutTenants, organisationOf } from './tenants.ts'

test('a row is written as COPY reads it', () => {
  const at = new Date('2026-03-04T05:06:07.008Z')
  expect(rowOf([1, null, true, at, 'a\tb\nc\\d'])).toBe(
    '1\t\\N\tt\t2026-03-04T05:06:07.008Z\ta\\tb\\nc\\\\d\n',
  )
  expect(
    rowOf([
      [1, 2],
      ['王', 'a"b'],
    ]),
  ).toBe('{1,2}\t{"王","a\\\\"b"}\n')
})

test('choices are the same for a row each time, whatever was chosen for others', () => {
  const draw = (row: number) => Array.from({ length: 5 }, randomOf(1, row).next)
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)).not.toEqual(draw(8))
  const { between } = randomOf(2, 1)
  const drawn = Array.from({ length: 500 }, () => between(3, 5))
  expect(new Set(drawn)).toEqual(new Set([3, 4, 5]))
})

test('four in five candidates belong to the first organisation, and everything refers to its own', () => {
  const shares = Map.groupBy(
    Array.from({ length: 1000 }, (_, index) => organisationOf(index)),
    (id) => id,
  )
  expect([...shares].map(([id, { length }]) => [id, length]).toSorted()).toEqual([
    [1, 800],
    [2, 50],
    [3, 50],
    [4, 50],
    [5, 50],
  ])
  const { positions, users, departments, projects } = layOutTenants(100_000)
  for (const { organisationId, ownerId, departmentId, projectId, origin } of positions) {
    expect(users[ownerId - 1]).toMatchObject({ organisationId, id: ownerId })
    expect(departments[departmentId - 1]).toMatchObject({ organisationId, id: departmentId })
    expect(projects[projectId - 1]).toMatchObject({ organisationId, id: projectId, origin })
  }
})
