import { expect, test } from 'vitest'
import { fieldGroups, hiddenFrom } from './field-groups.ts'

test.each([
  ['User2', [], []],
  ['User2', ['salary', 'birth'], ['salary', 'birth']],
  ['OrgAdmin', ['contacts', 'a group that is no more'], ['contacts']],
  ['SuperAdmin', [...fieldGroups], []],
])('%s, kept from %j, is not shown %j', (role, hides, hidden) => {
  expect([...hiddenFrom(role, hides)]).toEqual(hidden)
})
