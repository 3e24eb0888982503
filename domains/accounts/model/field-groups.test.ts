import { expect, test } from 'vitest'
import { fieldGroups, hiddenFrom } from './field-groups.ts'

test.each([
  ['User2', [], [], false],
  ['User2', [], ['contacts'], true],
  ['User', ['salary', 'contacts'], ['salary', 'contacts'], true],
  ['DepAdmin2', [], [], true],
  ['User2', ['salary', 'birth'], ['salary', 'birth'], false],
  ['OrgAdmin', ['contacts', 'a group that is no more'], ['contacts'], false],
  ['SuperAdmin', [...fieldGroups], [], true],
])('%s, kept from %j, is not shown %j (restricted: %j)', (role, hides, hidden, isMarked) => {
  expect([...hiddenFrom(role, hides, isMarked)]).toEqual(hidden)
})
