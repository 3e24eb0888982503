import type { Role } from '@bole/accounts/model'
import { expect, test } from 'vitest'
import { mayDecide } from './may-decide.ts'

type Changes = Readonly<Record<string, boolean>>

const given = { 'approvals.decide': true }
const taken = { 'approvals.decide': false }

test.each<[Role, Changes, Changes, boolean]>([
  ['User2', {}, {}, true],
  ['DepAdmin2', {}, {}, true],
  ['SysAdmin', {}, {}, false],
  ['User2', taken, {}, false],
  ['User2', {}, taken, false],
  ['User2', taken, given, true],
  ['SysAdmin', {}, given, true],
  // Nothing is taken from a SuperAdmin.
  ['SuperAdmin', {}, taken, true],
])('%s, changed by %j and for themselves by %j: %s', (role, role_changes, permission_changes, may) => {
  const somebody = { id: 3, name: '', username: '', job_title: null, department_id: null, role_scopes: {} }
  expect(mayDecide({ ...somebody, role, role_changes, permission_changes })).toBe(may)
})
