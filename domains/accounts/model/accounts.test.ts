import { describe, expect, test } from 'vitest'
import {
  faultOfPlace,
  isEmail,
  isOneLine,
  isPhone,
  isUsername,
  type PlaceFault,
  whatCanBeDoneWith,
} from './accounts.ts'
import { type Reach, type Role, reachOf } from './roles.ts'

test.each([
  ['lin', true],
  ['lin.ruoxi@corp', true],
  ['林若溪', true],
  ['li', true],
  ['l', false],
  ['.lin', false],
  ['lin ruoxi', false],
  ['lin<script>', false],
  ['x'.repeat(60), true],
  ['x'.repeat(61), false],
  ['', false],
])('a username %j: %s', (text, is) => expect(isUsername(text)).toBe(is))

test.each([
  ['lin@example.com', true],
  ['林@例子.中国', true],
  ['lin', false],
  ['lin@example', false],
  ['lin@@example.com', false],
  ['lin@example..com', false],
  ['Lin <lin@example.com>', false],
  ['lin@example.com\nBcc: all@example.com', false],
  [`${'x'.repeat(120)}@example.com`, false],
])('an address %j: %s', (text, is) => expect(isEmail(text)).toBe(is))

test.each([
  ['林 若溪', true],
  ['', true],
  ['Lin\nYour account is blocked: https://example.com', false],
  ['Lin\r', false],
  ['Lin\u2028x', false],
  ['Lin\u0000', false],
])('%j stands in one line: %s', (text, is) => expect(isOneLine(text)).toBe(is))

test.each([
  ['13800138000', true],
  ['+86 138-0013-8000', true],
  ['(010) 6655 4433', true],
  ['1234', false],
  ['1'.repeat(21), false],
  ['call me', false],
  ['+', false],
])('a phone %j: %s', (text, is) => expect(isPhone(text)).toBe(is))

describe('a role and a place', () => {
  test.each<[Role, number | null, Role, PlaceFault | null]>([
    ['User2', null, 'OrgAdmin', null],
    ['OrgAdmin', null, 'OrgAdmin', 'role_too_high'],
    ['OrgAdmin', null, 'OrgAdmin2', 'role_too_high'],
    ['SuperAdmin', null, 'SuperAdmin', null],
    ['SuperAdmin', null, 'OrgAdmin', 'role_too_high'],
    ['OrgAdmin', null, 'SuperAdmin', null],
    ['DepAdmin2', null, 'OrgAdmin', 'department_needed'],
    ['DepAdmin2', 5, 'OrgAdmin', null],
    ['User', null, 'DepAdmin', 'department_needed'],
    ['User', 5, 'DepAdmin', null],
    ['DepAdmin', 5, 'DepAdmin2', 'role_too_high'],
  ])('%s in %s given by %s: %s', (role, departmentId, giver, fault) =>
    expect(
      faultOfPlace(
        { role, departmentId, ofDepartments: reachOf(role) === 'departments', isTooMuch: false },
        { role: giver, reach: reachOf(giver) },
      ),
    ).toBe(fault),
  )

  test.each<[Reach, boolean, number | null, PlaceFault | null]>([
    ['organisation', false, null, null],
    ['nothing', false, null, null],
    ['departments', false, null, 'department_needed'],
    ['assigned', false, null, 'department_needed'],
    ['own', false, null, 'department_needed'],
    ['organisation', true, null, 'department_needed'],
    ['departments', true, 5, null],
  ])('by who sees accounts as far as %s, of departments %s, in %s: %s', (reach, ofDepartments, id, fault) =>
    expect(
      faultOfPlace(
        { role: 'User2', ofDepartments, isTooMuch: false, departmentId: id },
        { role: 'OrgAdmin2', reach },
      ),
    ).toBe(fault),
  )

  test('a lower role that gives what its giver does not hold is too high, wherever it stands', () => {
    const given = { role: 'User2', ofDepartments: false, isTooMuch: true, departmentId: 5 } as const
    expect(faultOfPlace(given, { role: 'OrgAdmin', reach: 'organisation' })).toBe('role_too_high')
  })
})

describe('what can be done with an account', () => {
  const all = {
    ...{ history: true, edit: true, permit: true, reset: true },
    ...{ resetSecondFactor: true, enable: false, disable: true },
  }
  const nothing = {
    ...{ history: true, edit: false, permit: false, reset: false, resetSecondFactor: false },
    ...{ enable: false, disable: false },
  }
  test.each([
    ['of a lower role', 'User', true, 'OrgAdmin', true, all],
    [
      'of a lower role that is disabled',
      'User',
      false,
      'OrgAdmin',
      true,
      { ...all, reset: false, enable: true, disable: false },
    ],
    ['of the same role', 'OrgAdmin', true, 'OrgAdmin', true, nothing],
    ['of a higher role', 'SuperAdmin', true, 'OrgAdmin', true, nothing],
    ['of another SuperAdmin', 'SuperAdmin', true, 'SuperAdmin', true, { ...all, permit: false }],
    ['without the permission', 'User', true, 'OrgAdmin', false, nothing],
  ] as const)('%s', (_, role, isEnabled, keeper, mayManage, can) =>
    expect(
      whatCanBeDoneWith(
        { id: 1, role, isEnabled, hasSecondFactor: true },
        { id: 2, role: keeper, mayManage },
      ),
    ).toEqual(can),
  )

  test('nothing is done with the own account', () => {
    const own = { id: 1, role: 'SuperAdmin' } as const
    const can = whatCanBeDoneWith(
      { ...own, isEnabled: true, hasSecondFactor: true },
      { ...own, mayManage: true },
    )
    expect(can).toEqual(nothing)
  })

  test('a second factor that is not there is not taken away', () => {
    const user = { id: 1, role: 'User', isEnabled: true, hasSecondFactor: false } as const
    expect(whatCanBeDoneWith(user, { id: 2, role: 'OrgAdmin', mayManage: true }).resetSecondFactor).toBe(
      false,
    )
  })
})
