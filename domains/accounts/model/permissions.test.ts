import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areaOf, type Permission, permissions, permissionsOf, tickedTogether } from './permissions.ts'
import { outranks, type Role, reachOf, roles, seesEveryOrganisation, titleOf } from './roles.ts'

const everything: readonly Permission[] = permissions
const without = (...names: readonly Permission[]) => everything.filter((name) => !names.includes(name))

describe('what each role may do', () => {
  const table: Record<Role, readonly Permission[]> = {
    SuperAdmin: everything,
    SysAdmin: [
      'positions.view',
      'projects.view',
      'mailboxes.view',
      'mailboxes.manage',
      'departments.view',
      'departments.manage',
      'users.view',
      'users.manage',
      'server.view',
    ],
    OrgAdmin: without('server.view'),
    OrgAdmin2: without('server.view'),
    DepAdmin: without(
      'server.view',
      'company.manage',
      'users.manage',
      'departments.manage',
      'processes.manage',
      'tags.manage',
      'notifications.manage',
      'mailboxes.manage',
      'candidates.merge',
      'candidates.import',
      'bots.manage',
    ),
    DepAdmin2: without(
      'server.view',
      'company.manage',
      'users.manage',
      'departments.manage',
      'processes.manage',
      'tags.manage',
      'notifications.manage',
      'mailboxes.manage',
      'candidates.merge',
      'candidates.import',
      'bots.manage',
    ),
    User: [
      'dashboard.view',
      'candidates.view',
      'pipeline.feedback',
      'notifications.view',
      'approvals.decide',
      'positions.view',
      'requisitions.view',
      'requisitions.ask',
      'projects.view',
      'mailboxes.view',
      'processes.view',
      'departments.view',
    ],
    User2: [
      'dashboard.view',
      'candidates.view',
      'pipeline.feedback',
      'notifications.view',
      'approvals.decide',
      'positions.view',
      'requisitions.view',
      'requisitions.ask',
      'projects.view',
      'mailboxes.view',
      'processes.view',
      'departments.view',
    ],
  }
  test.each(roles)('%s', (role) =>
    expect([...permissionsOf(role)].toSorted()).toEqual(table[role].toSorted()),
  )

  test('an operator of the platform sees nobody who applied', () => {
    const areas = new Set([...permissionsOf('SysAdmin')].map(areaOf))
    for (const area of ['candidates', 'pipeline', 'dashboard', 'tags']) expect(areas.has(area)).toBe(false)
    expect(reachOf('SysAdmin')).toBe('nothing')
    expect(roles.filter((role) => seesEveryOrganisation(reachOf(role)))).toEqual(['SysAdmin'])
  })

  test('whoever manages may also look', () => {
    for (const role of roles) {
      const held = permissionsOf(role)
      for (const area of ['positions', 'projects', 'processes', 'departments', 'users'] as const) {
        if (held.has(`${area}.manage`)) expect(held.has(`${area}.view`), `${role} ${area}`).toBe(true)
      }
    }
  })
})

describe("a person's own changes", () => {
  const anyRole = fc.constantFrom(...roles)
  const anyChanges = fc.dictionary(fc.constantFrom(...permissions), fc.boolean())

  test('add what they say and take what they say, and nothing else', () => {
    fc.assert(
      fc.property(anyRole, anyChanges, (role, changes) => {
        const held = permissionsOf(role)
        const now = permissionsOf(role, changes)
        for (const permission of permissions)
          expect(now.has(permission)).toBe(changes[permission] ?? held.has(permission))
      }),
    )
  })

  test('that name no permission are nothing', () => {
    fc.assert(
      fc.property(anyRole, fc.dictionary(fc.string(), fc.boolean()), (role, changes) => {
        fc.pre(!Object.keys(changes).some((name) => everything.some((known) => known === name)))
        expect(permissionsOf(role, changes)).toEqual(permissionsOf(role))
      }),
    )
  })
})

describe('the tree', () => {
  test('has every permission once, under an area and a verb', () => {
    expect(new Set(permissions).size).toBe(permissions.length)
    for (const permission of permissions) {
      expect(permission).toMatch(/^[a-z]+\.[a-z]+$/)
      expect(permission.startsWith(`${areaOf(permission)}.`)).toBe(true)
    }
  })

  test('keeps the permissions of an area together', () => {
    const areas = permissions.map(areaOf)
    const changes = areas.filter((area, index) => area !== areas[index - 1])
    expect(new Set(changes).size).toBe(changes.length)
  })
})

describe('rank', () => {
  const anyRole = fc.constantFrom(...roles)

  test('nobody looks after their equal, nor two after each other', () => {
    fc.assert(
      fc.property(anyRole, anyRole, (one, other) => {
        expect(outranks(one, one)).toBe(false)
        expect(outranks(one, other) && outranks(other, one)).toBe(false)
        if (one !== other) expect(outranks(one, other) || outranks(other, one)).toBe(true)
      }),
    )
  })

  test('is passed on: who outranks somebody outranks those below', () => {
    fc.assert(
      fc.property(anyRole, anyRole, anyRole, (high, middle, low) => {
        if (outranks(high, middle) && outranks(middle, low)) expect(outranks(high, low)).toBe(true)
      }),
    )
  })

  test.each<[Role, number]>([
    ['SuperAdmin', 7],
    ['SysAdmin', 6],
    ['OrgAdmin', 5],
    ['OrgAdmin2', 4],
    ['DepAdmin', 3],
    ['DepAdmin2', 2],
    ['User', 1],
    ['User2', 0],
  ])('%s looks after %i roles', (role, count) =>
    expect(roles.filter((other) => outranks(role, other))).toHaveLength(count),
  )
})

describe('both generations of a role', () => {
  test.each([
    ['OrgAdmin', 'OrgAdmin2', 'hr_admin', 'organisation'],
    ['DepAdmin', 'DepAdmin2', 'hr', 'departments'],
    ['User', 'User2', 'hiring_manager', 'assigned'],
  ] as const)('%s and %s are called %s and see %s', (one, other, title, reach) => {
    expect([titleOf(one), titleOf(other)]).toEqual([title, title])
    expect([reachOf(one), reachOf(other)]).toEqual([reach, reach])
    expect(permissionsOf(one)).toEqual(permissionsOf(other))
  })
})

const ticks: readonly [string, readonly Permission[], readonly Permission[], readonly Permission[]][] = [
  ['changing brings seeing', [], ['positions.manage'], ['positions.view', 'positions.manage']],
  ['not seeing takes changing', ['users.view', 'users.manage'], ['users.manage'], []],
  ['seeing alone stays alone', [], ['users.view'], ['users.view']],
  ['no longer changing leaves seeing', ['users.view', 'users.manage'], ['users.view'], ['users.view']],
  ['an area without a view', [], ['pipeline.move'], ['pipeline.move']],
  [
    'what was so before is left',
    ['users.manage'],
    ['users.manage', 'company.manage'],
    ['users.manage', 'company.manage'],
  ],
]
test.each(ticks)('permissions ticked together: %s', (_, before, after, held) => {
  expect(tickedTogether(before, after)).toEqual(held)
})
