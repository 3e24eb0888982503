import type { RecordScope } from '@bole/platform/server'
import { expect, test } from 'vitest'
import { seesLess } from './sees-less.ts'

const organisation: RecordScope = { kind: 'organisation' }
const inDepartments = (...departmentIds: number[]): RecordScope => ({ kind: 'departments', departmentIds })
const scopesOf = (candidates: RecordScope) => ({
  candidates,
  positions: organisation,
  accounts: organisation,
})

test.each<[string, RecordScope, RecordScope, boolean]>([
  ['everything then and now', organisation, organisation, false],
  ['a department then, everything now', inDepartments(1), organisation, false],
  ['the same departments', inDepartments(1, 2), inDepartments(1, 2), false],
  ['everything then, a department now', organisation, inDepartments(1), true],
  ['another department', inDepartments(1), inDepartments(2), true],
  ['fewer departments', inDepartments(1, 2), inDepartments(1), true],
  ['what is theirs then, nothing now', { kind: 'own' }, { kind: 'nothing' }, true],
  ['what is theirs then and now', { kind: 'own' }, { kind: 'own' }, false],
  ['what they take part in then, what is theirs now', { kind: 'assigned' }, { kind: 'own' }, true],
])('%s: %s → %s is less: %s', (_, then, now, is) => {
  const reader = { userId: 1, scopes: scopesOf(then), hides: [] }
  expect(seesLess(reader, { scopes: scopesOf(now), hides: new Set() })).toBe(is)
})

test.each([
  ['nothing is hidden', [], [], false],
  ['contacts are hidden since', [], ['contacts'], true],
  ['contacts were hidden then', ['contacts'], ['contacts'], false],
  ['contacts are shown since', ['contacts'], [], false],
  ['birth is hidden as well since', ['contacts'], ['contacts', 'birth'], true],
] as const)('where %s, it is less: %s %s %s', (_, then, now, is) => {
  const reader = { userId: 1, scopes: scopesOf(organisation), hides: then }
  expect(seesLess(reader, { scopes: scopesOf(organisation), hides: new Set(now) })).toBe(is)
})
