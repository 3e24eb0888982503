import { describe, expect, test } from 'vitest'
import { type Permission, permissions } from './permissions.ts'
import { type Giver, rightsOf, unheldRight, whatCanBeDoneWithRole } from './role-rights.ts'
import { type Role, roles } from './roles.ts'

const plain = { name: null, permission_changes: {}, hides: [], scopes: {} }

describe('who looks after which roles, where they may manage accounts of the whole organisation', () => {
  test.each<[Role, Role, boolean]>([
    ['SuperAdmin', 'SuperAdmin', false],
    ['SuperAdmin', 'SysAdmin', true],
    ['SuperAdmin', 'OrgAdmin', true],
    ['SuperAdmin', 'OrgAdmin2', true],
    ['SuperAdmin', 'DepAdmin', true],
    ['SuperAdmin', 'DepAdmin2', true],
    ['SuperAdmin', 'User', true],
    ['SuperAdmin', 'User2', true],
    ['SysAdmin', 'SuperAdmin', false],
    ['SysAdmin', 'SysAdmin', false],
    ['SysAdmin', 'OrgAdmin', true],
    ['SysAdmin', 'OrgAdmin2', true],
    ['SysAdmin', 'DepAdmin', true],
    ['SysAdmin', 'DepAdmin2', true],
    ['SysAdmin', 'User', true],
    ['SysAdmin', 'User2', true],
    ['OrgAdmin', 'SuperAdmin', false],
    ['OrgAdmin', 'SysAdmin', false],
    ['OrgAdmin', 'OrgAdmin', false],
    ['OrgAdmin', 'OrgAdmin2', true],
    ['OrgAdmin', 'DepAdmin', true],
    ['OrgAdmin', 'DepAdmin2', true],
    ['OrgAdmin', 'User', true],
    ['OrgAdmin', 'User2', true],
    ['OrgAdmin2', 'SuperAdmin', false],
    ['OrgAdmin2', 'SysAdmin', false],
    ['OrgAdmin2', 'OrgAdmin', false],
    ['OrgAdmin2', 'OrgAdmin2', false],
    ['OrgAdmin2', 'DepAdmin', true],
    ['OrgAdmin2', 'DepAdmin2', true],
    ['OrgAdmin2', 'User', true],
    ['OrgAdmin2', 'User2', true],
    ['DepAdmin', 'SuperAdmin', false],
    ['DepAdmin', 'SysAdmin', false],
    ['DepAdmin', 'OrgAdmin', false],
    ['DepAdmin', 'OrgAdmin2', false],
    ['DepAdmin', 'DepAdmin', false],
    ['DepAdmin', 'DepAdmin2', true],
    ['DepAdmin', 'User', true],
    ['DepAdmin', 'User2', true],
    ['DepAdmin2', 'SuperAdmin', false],
    ['DepAdmin2', 'SysAdmin', false],
    ['DepAdmin2', 'OrgAdmin', false],
    ['DepAdmin2', 'OrgAdmin2', false],
    ['DepAdmin2', 'DepAdmin', false],
    ['DepAdmin2', 'DepAdmin2', false],
    ['DepAdmin2', 'User', true],
    ['DepAdmin2', 'User2', true],
    ['User', 'SuperAdmin', false],
    ['User', 'SysAdmin', false],
    ['User', 'OrgAdmin', false],
    ['User', 'OrgAdmin2', false],
    ['User', 'DepAdmin', false],
    ['User', 'DepAdmin2', false],
    ['User', 'User', false],
    ['User', 'User2', true],
    ['User2', 'SuperAdmin', false],
    ['User2', 'SysAdmin', false],
    ['User2', 'OrgAdmin', false],
    ['User2', 'OrgAdmin2', false],
    ['User2', 'DepAdmin', false],
    ['User2', 'DepAdmin2', false],
    ['User2', 'User', false],
    ['User2', 'User2', false],
  ])('%s, a role based on %s: %s', (role, based_on, is) => {
    const keeper = { role, mayManage: true, reachesAll: true }
    const can = { edit: is, copy: is, remove: is }
    expect(whatCanBeDoneWithRole({ based_on, name: 'Guest' }, keeper)).toEqual(can)
    expect(whatCanBeDoneWithRole({ based_on, name: null }, keeper)).toEqual({ ...can, remove: false })
  })
})

describe('which permissions are given to a role, by whom', () => {
  const given: Record<Permission, readonly Role[]> = {
    'dashboard.view': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2', 'DepAdmin', 'DepAdmin2', 'User', 'User2'],
    'candidates.view': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2', 'DepAdmin', 'DepAdmin2', 'User', 'User2'],
    'candidates.edit': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2', 'DepAdmin', 'DepAdmin2'],
    'candidates.upload': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2', 'DepAdmin', 'DepAdmin2'],
    'candidates.remove': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2', 'DepAdmin', 'DepAdmin2'],
    'candidates.merge': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2'],
    'candidates.import': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2'],
    'candidates.export': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2', 'DepAdmin', 'DepAdmin2'],
    'pipeline.feedback': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2', 'DepAdmin', 'DepAdmin2', 'User', 'User2'],
    'pipeline.move': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2', 'DepAdmin', 'DepAdmin2'],
    'pipeline.undo': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2', 'DepAdmin', 'DepAdmin2'],
    'notifications.view': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2', 'DepAdmin', 'DepAdmin2', 'User', 'User2'],
    'notifications.send': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2', 'DepAdmin', 'DepAdmin2'],
    'notifications.manage': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2'],
    'tags.manage': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2'],
    'bots.manage': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2'],
    'approvals.decide': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2', 'DepAdmin', 'DepAdmin2', 'User', 'User2'],
    'approvals.ask': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2', 'DepAdmin', 'DepAdmin2'],
    'pool.view': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2', 'DepAdmin', 'DepAdmin2'],
    'pool.manage': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2', 'DepAdmin', 'DepAdmin2'],
    'positions.view': [
      'SuperAdmin',
      'SysAdmin',
      'OrgAdmin',
      'OrgAdmin2',
      'DepAdmin',
      'DepAdmin2',
      'User',
      'User2',
    ],
    'positions.manage': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2', 'DepAdmin', 'DepAdmin2'],
    'requisitions.view': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2', 'DepAdmin', 'DepAdmin2', 'User', 'User2'],
    'requisitions.ask': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2', 'DepAdmin', 'DepAdmin2', 'User', 'User2'],
    'requisitions.approve': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2', 'DepAdmin', 'DepAdmin2'],
    'projects.view': [
      'SuperAdmin',
      'SysAdmin',
      'OrgAdmin',
      'OrgAdmin2',
      'DepAdmin',
      'DepAdmin2',
      'User',
      'User2',
    ],
    'projects.manage': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2', 'DepAdmin', 'DepAdmin2'],
    'lectures.manage': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2', 'DepAdmin', 'DepAdmin2'],
    'rpo.send': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2', 'DepAdmin', 'DepAdmin2'],
    'mailboxes.view': [
      'SuperAdmin',
      'SysAdmin',
      'OrgAdmin',
      'OrgAdmin2',
      'DepAdmin',
      'DepAdmin2',
      'User',
      'User2',
    ],
    'mailboxes.manage': ['SuperAdmin', 'SysAdmin', 'OrgAdmin', 'OrgAdmin2'],
    'reports.view': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2', 'DepAdmin', 'DepAdmin2'],
    'reports.manage': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2', 'DepAdmin', 'DepAdmin2'],
    'processes.view': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2', 'DepAdmin', 'DepAdmin2', 'User', 'User2'],
    'processes.manage': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2'],
    'departments.view': [
      'SuperAdmin',
      'SysAdmin',
      'OrgAdmin',
      'OrgAdmin2',
      'DepAdmin',
      'DepAdmin2',
      'User',
      'User2',
    ],
    'departments.manage': ['SuperAdmin', 'SysAdmin', 'OrgAdmin', 'OrgAdmin2'],
    'users.view': ['SuperAdmin', 'SysAdmin', 'OrgAdmin', 'OrgAdmin2', 'DepAdmin', 'DepAdmin2'],
    'users.manage': ['SuperAdmin', 'SysAdmin', 'OrgAdmin', 'OrgAdmin2'],
    'company.manage': ['SuperAdmin', 'OrgAdmin', 'OrgAdmin2'],
    'server.view': ['SuperAdmin', 'SysAdmin'],
  }
  const giver = (role: Role): Giver => ({
    ...rightsOf({ ...plain, based_on: role }),
    role,
    passesEverything: role === 'SuperAdmin',
  })

  test.each(permissions)('%s', (name) => {
    const before = rightsOf({ ...plain, based_on: 'User2', permission_changes: { [name]: false } })
    const after = rightsOf({ ...plain, based_on: 'User2', permission_changes: { [name]: true } })
    expect(roles.filter((role) => unheldRight(giver(role), before, after) === null)).toEqual(given[name])
    expect(roles.filter((role) => unheldRight(giver(role), after, before) === null)).toEqual(given[name])
  })
})
