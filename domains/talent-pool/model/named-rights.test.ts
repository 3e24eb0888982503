import { expect, test } from 'vitest'
import { namedIn, rightsNamed } from './named-rights.ts'

const nobody = {
  ...{ everybody: 'nobody' as const, see_people: [], see_departments: [] },
  ...{ manage_people: [], manage_departments: [] },
}

test.each([
  ['nobody', nobody, []],
  ['everybody', { ...nobody, everybody: 'see' as const }, [[null, null, 'see']]],
  [
    'people once each',
    { ...nobody, see_people: [7, 7, 8] },
    [
      [null, 7, 'see'],
      [null, 8, 'see'],
    ],
  ],
  ['departments', { ...nobody, manage_departments: [3] }, [[3, null, 'manage']]],
  [
    'both',
    { ...nobody, everybody: 'manage' as const, see_departments: [3], manage_people: [7] },
    [
      [null, null, 'manage'],
      [3, null, 'see'],
      [null, 7, 'manage'],
    ],
  ],
])('rights of %s are named and read again', (_, named, expected) => {
  const rights = rightsNamed(named)
  expect(rights.map(({ department_id, user_id, level }) => [department_id, user_id, level])).toEqual(expected)
  expect(namedIn(rights)).toEqual({ ...named, see_people: [...new Set(named.see_people)] })
})
