import { expect, test } from 'vitest'
import type { Role } from './roles.ts'
import { sees } from './who-sees.ts'

const record = { department_path: [1, 4], people: [7] }
const who = (role: Role, given: object = {}) => ({
  id: 3,
  role,
  role_changes: {},
  permission_changes: {},
  department_id: null,
  ...given,
})

test.each([
  ['whoever reaches the organisation', who('OrgAdmin2'), true],
  [
    'not who lost the permission',
    who('OrgAdmin2', { permission_changes: { 'candidates.view': false } }),
    false,
  ],
  ['not whose role lost it', who('OrgAdmin2', { role_changes: { 'candidates.view': false } }), false],
  [
    'who keeps what their role lost',
    who('OrgAdmin2', {
      role_changes: { 'candidates.view': false },
      permission_changes: { 'candidates.view': true },
    }),
    true,
  ],
  ['whose department it is', who('DepAdmin', { department_id: 4 }), true],
  ['whose department is above it', who('DepAdmin', { department_id: 1 }), true],
  ['not whose department is another', who('DepAdmin', { department_id: 5 }), false],
  ['not who has no department', who('DepAdmin'), false],
  ['who takes part', who('User2', { id: 7 }), true],
  ['not who takes no part, whatever their department', who('User2', { department_id: 4 }), false],
  [
    'nobody whose reach is nothing, whatever they may',
    who('SysAdmin', { id: 7, permission_changes: { 'candidates.view': true } }),
    false,
  ],
])('a candidate is seen by: %s', (_, onlooker, expected) => {
  expect(sees(onlooker, record, 'candidates.view')).toBe(expected)
})

test('what has no department is nobody’s by theirs', () => {
  expect(
    sees(who('DepAdmin', { department_id: 4 }), { department_path: [], people: [] }, 'candidates.view'),
  ).toBe(false)
})
