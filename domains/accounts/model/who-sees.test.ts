import { expect, test } from 'vitest'
import type { Role } from './roles.ts'
import { sees, whySees } from './who-sees.ts'

const record = { department_path: [1, 4], people: [7, 8], owner_id: 8 }
const [all, assigned, own] = [
  { candidates: 'organisation' },
  { candidates: 'assigned' },
  { candidates: 'own' },
]
const who = (role: Role, given: object = {}) => ({
  id: 3,
  role,
  role_changes: {},
  role_scopes: {},
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
    'who takes part, where the role reaches what is theirs',
    who('OrgAdmin2', { id: 7, role_scopes: assigned }),
    true,
  ],
  ['not who takes no part in it, then', who('OrgAdmin2', { role_scopes: assigned }), false],
  ['whose own it is', who('OrgAdmin2', { id: 8, role_scopes: own }), true],
  ['not who takes part in what is another’s', who('User2', { id: 7, role_scopes: own }), false],
  ['whoever reaches all by what was changed of a role', who('User2', { role_scopes: all }), true],
  [
    'not by what was changed of another area',
    who('User2', { role_scopes: { positions: 'organisation' } }),
    false,
  ],
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
    sees(
      who('DepAdmin', { department_id: 4 }),
      { department_path: [], people: [], owner_id: null },
      'candidates.view',
    ),
  ).toBe(false)
})

const asked = (role: Role, given: object = {}) => ({
  ...who(role, given),
  is_disabled: false,
  is_expired: false,
  hides: [],
  is_limited: false,
  ...given,
})
const taken = { 'candidates.view': false }

test.each([
  ['all', asked('OrgAdmin2'), ['held_by_role', 'reaches_all']],
  [
    'nobody who cannot sign in',
    asked('OrgAdmin2', { is_disabled: true, is_expired: true }),
    ['no is_disabled', 'no is_expired', 'held_by_role', 'reaches_all'],
  ],
  [
    'what the role lost',
    asked('OrgAdmin2', { role_changes: taken }),
    ['no lacked_by_changed_role', 'reaches_all'],
  ],
  [
    'what the person lost',
    asked('OrgAdmin2', { permission_changes: taken }),
    ['no lacked_by_person', 'reaches_all'],
  ],
  [
    'what the person was given back',
    asked('OrgAdmin2', {
      role_changes: taken,
      permission_changes: { 'candidates.view': true },
    }),
    ['held_by_person', 'reaches_all'],
  ],
  [
    'nothing taken from a SuperAdmin',
    asked('SuperAdmin', { permission_changes: taken, hides: ['salary'] }),
    ['held_by_role', 'reaches_all'],
  ],
  ['the own department', asked('DepAdmin', { department_id: 1 }), ['held_by_role', 'in_department']],
  ['another department', asked('DepAdmin', { department_id: 5 }), ['held_by_role', 'no in_other_department']],
  ['no department', asked('DepAdmin'), ['held_by_role', 'no has_no_department']],
  ['a part', asked('User2', { id: 7 }), ['held_by_role', 'takes_part']],
  ['no part', asked('User2'), ['held_by_role', 'no takes_no_part']],
  ['what is one’s own', asked('User2', { id: 8, role_scopes: own }), ['held_by_role', 'owns_it']],
  ['what is another’s', asked('User2', { id: 7, role_scopes: own }), ['held_by_role', 'no owns_it_not']],
  ['no reach', asked('SysAdmin'), ['no lacked_by_role', 'no reaches_nothing']],
  [
    'what is hidden',
    asked('OrgAdmin2', { hides: ['salary'] }),
    ['held_by_role', 'reaches_all', 'is_kept_from'],
  ],
  [
    'contacts are hidden from whoever is restricted',
    asked('User2', { id: 7, is_limited: true }),
    ['held_by_role', 'takes_part', 'is_kept_from'],
  ],
])('why somebody sees a candidate: %s', (_, person, expected) => {
  const reasons = whySees(person, record, 'application')
  expect(reasons.map(({ fact, allows }) => (allows ? fact : `no ${fact}`))).toEqual(expected)
})

test('accounts are seen by whoever reaches no records', () => {
  const facts = whySees(asked('SysAdmin'), record, 'user').map(({ fact }) => fact)
  expect(facts).toEqual(['held_by_role', 'reaches_all'])
})
