import { describe, expect, test } from 'vitest'
import { permissionsOf } from './permissions.ts'
import {
  type Giver,
  givesTooMuch,
  type KeptRole,
  rightsOf,
  unheldRight,
  whatCanBeDoneWithRole,
} from './role-rights.ts'

const plain: KeptRole = { based_on: 'User2', name: null, permission_changes: {}, hides: [], scopes: {} }
const giver: Giver = {
  ...rightsOf({ ...plain, based_on: 'OrgAdmin' }),
  role: 'OrgAdmin',
  passesEverything: false,
}
const kept: Giver = { ...giver, hides: new Set(['salary', 'contacts'] as const) }
const near: Giver = { ...giver, reaches: { ...giver.reaches, candidates: 'departments' } }
const all: Giver = { ...giver, passesEverything: true }

test('a role gives what it is based on gives, changed', () => {
  const { permissions, hides } = rightsOf({
    ...plain,
    permission_changes: { 'users.view': true, 'candidates.view': false },
    hides: ['birth', 'shoe size'],
  })
  expect([...permissions].sort()).toEqual(
    [...permissionsOf('User2'), 'users.view'].filter((name) => name !== 'candidates.view').sort(),
  )
  expect([...hides]).toEqual(['birth'])
})

describe('a right that is changed without being held', () => {
  test.each<[string, Giver, Partial<KeptRole>, Partial<KeptRole>, string | null]>([
    ['nothing changed', giver, {}, {}, null],
    ['what one holds', giver, {}, { permission_changes: { 'users.view': true } }, null],
    ['what one lacks', giver, {}, { permission_changes: { 'server.view': true } }, 'server.view'],
    ['what one lacks, taken', giver, { permission_changes: { 'server.view': true } }, {}, 'server.view'],
    ['what passes everything', all, {}, { permission_changes: { 'server.view': true } }, null],
    ['fields hidden', giver, {}, { hides: ['salary', 'birth'] }, null],
    ['fields shown that one sees', giver, { hides: ['birth'] }, {}, null],
    ['records seen as far as one sees', giver, {}, { scopes: { candidates: 'organisation' } }, null],
    ['records seen beyond', near, {}, { scopes: { candidates: 'organisation' } }, 'candidates'],
    [
      'records seen no further',
      near,
      { scopes: { candidates: 'organisation' } },
      { scopes: { candidates: 'own' } },
      null,
    ],
    ['fields shown that one does not see', kept, { hides: ['salary'] }, {}, 'salary'],
  ])('%s', (_, by, before, after, found) =>
    expect(unheldRight(by, rightsOf({ ...plain, ...before }), rightsOf({ ...plain, ...after }))).toBe(found),
  )
})

const operator: Giver = {
  ...rightsOf({ ...plain, based_on: 'SysAdmin' }),
  role: 'SysAdmin',
  passesEverything: false,
}
const without: Giver = {
  ...giver,
  permissions: new Set([...giver.permissions].filter((name) => name !== 'candidates.view')),
}

test.each<[Giver, Partial<KeptRole>, boolean]>([
  // What a built-in role holds by itself, and the giver's own never did, goes with the rank.
  [giver, { based_on: 'SuperAdmin' }, false],
  [operator, { based_on: 'OrgAdmin' }, false],
  [operator, { permission_changes: { 'company.manage': true } }, true],
  // What was taken from the giver they give to nobody.
  [without, {}, true],
  [without, { permission_changes: { 'candidates.view': false } }, false],
  [kept, {}, true],
  [kept, { hides: ['salary'] }, true],
  [kept, { hides: ['salary', 'contacts'] }, false],
  [{ ...near, reaches: { ...near.reaches, candidates: 'own' } }, {}, true],
  [giver, { permission_changes: { 'users.manage': true } }, false],
  [giver, { permission_changes: { 'server.view': true } }, true],
  [all, { permission_changes: { 'server.view': true } }, false],
  [near, { scopes: { candidates: 'organisation' } }, true],
  [near, { scopes: { candidates: 'departments' } }, false],
])('a role that gives more than its giver holds is not given (%#)', (by, role, is) =>
  expect(givesTooMuch(by, { ...plain, ...role })).toBe(is),
)

test('a restricted account is shown no contacts, whatever its role shows', () => {
  const giving: Giver = { ...giver, hides: new Set(['contacts'] as const) }
  expect([givesTooMuch(giving, plain, true), givesTooMuch(giving, plain)]).toEqual([false, true])
})

describe('what can be done with a role', () => {
  const keeper = { role: 'OrgAdmin', mayManage: true, reachesAll: true } as const
  const [all3, twoOf3, none] = [
    { edit: true, copy: true, remove: true },
    { edit: true, copy: true, remove: false },
    { edit: false, copy: false, remove: false },
  ]
  test.each([
    ['an own role below', { based_on: 'User2', name: 'Guest' } as const, keeper, all3],
    ['a built-in role below', { based_on: 'User2', name: null } as const, keeper, twoOf3],
    ['the own', { based_on: 'OrgAdmin', name: null } as const, keeper, none],
    ['one above', { based_on: 'SuperAdmin', name: 'Boss' } as const, keeper, none],
    [
      'without the permission',
      { based_on: 'User2', name: 'Guest' } as const,
      { ...keeper, mayManage: false },
      none,
    ],
    [
      'of departments alone',
      { based_on: 'User2', name: 'Guest' } as const,
      { ...keeper, reachesAll: false },
      none,
    ],
  ])('%s', (_, role, by, can) => expect(whatCanBeDoneWithRole(role, by)).toEqual(can))
})

test('a role that hides what its giver does not see is no more than they hold', () => {
  const hiding: KeptRole = { ...plain, hides: ['salary', 'identity'] }
  expect(givesTooMuch({ ...giver, hides: new Set(['salary'] as const) }, hiding)).toBe(false)
  expect(unheldRight(giver, rightsOf(hiding), rightsOf({ ...hiding, hides: ['salary'] }))).toBeNull()
})
