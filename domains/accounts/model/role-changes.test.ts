import { expect, test } from 'vitest'
import type { Area, GivenReach } from './record-areas.ts'
import { changedScopes, roleChangesBetween } from './role-changes.ts'
import { type KeptRole, rightsOf } from './role-rights.ts'
import type { Role } from './roles.ts'

const hr: KeptRole = { based_on: 'OrgAdmin2', name: null, permission_changes: {}, hides: [], scopes: {} }

test.each<[string, Role, Record<string, string>, Partial<Record<Area, GivenReach>>, Record<string, string>]>([
  ['nothing asked for', 'OrgAdmin2', {}, {}, {}],
  ['narrower in one area', 'OrgAdmin2', {}, { candidates: 'departments' }, { candidates: 'departments' }],
  ['as built in again', 'OrgAdmin2', { candidates: 'own' }, { candidates: 'organisation' }, {}],
  [
    'one more area',
    'OrgAdmin2',
    { candidates: 'own' },
    { positions: 'assigned' },
    { candidates: 'own', positions: 'assigned' },
  ],
  ['nothing keeps a SuperAdmin from seeing', 'SuperAdmin', {}, { candidates: 'own' }, {}],
  ['operators reach nobody', 'SysAdmin', {}, { candidates: 'organisation' }, {}],
  ['a word nobody knows any more goes', 'OrgAdmin2', { candidates: 'everybody' }, {}, {}],
])('what is kept of how far a role reaches: %s', (_, based_on, scopes, wanted, kept) => {
  expect(changedScopes({ based_on, scopes }, wanted)).toEqual(kept)
})

const nothing = { given: [], taken: [], hidden: [], shown: [], reaches: {} }

test.each<[string, Partial<KeptRole>, Partial<KeptRole>, object]>([
  ['nothing', {}, {}, nothing],
  [
    'a permission less',
    {},
    { permission_changes: { 'users.manage': false } },
    { ...nothing, taken: ['users.manage'] },
  ],
  [
    'a permission again',
    { permission_changes: { 'users.manage': false } },
    {},
    { ...nothing, given: ['users.manage'] },
  ],
  [
    'other fields',
    { hides: ['salary'] },
    { hides: ['contacts'] },
    { ...nothing, hidden: ['contacts'], shown: ['salary'] },
  ],
  ['a name that is no group', {}, { hides: ['shoes'] }, nothing],
  ['a reach', {}, { scopes: { positions: 'own' } }, { ...nothing, reaches: { positions: 'own' } }],
])('the history of a role tells %s', (_, before, after, told) => {
  expect(roleChangesBetween(rightsOf({ ...hr, ...before }), rightsOf({ ...hr, ...after }))).toEqual(told)
})
