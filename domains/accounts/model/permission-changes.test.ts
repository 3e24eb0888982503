import { describe, expect, test } from 'vitest'
import {
  changedPermissions,
  givenUnheld,
  type PermissionChanges,
  type WantedPermission,
} from './permission-changes.ts'
import { permissionsOf } from './permissions.ts'

describe('what differs from a role', () => {
  const add: WantedPermission = { name: 'candidates.edit', is_held: true }
  const take: WantedPermission = { name: 'positions.view', is_held: false }
  test.each<[string, PermissionChanges, WantedPermission[], PermissionChanges]>([
    ['nothing', {}, [], {}],
    ['what is added', {}, [add], { 'candidates.edit': true }],
    ['what is taken', {}, [take], { 'positions.view': false }],
    ['both', { 'candidates.edit': true }, [take], { 'candidates.edit': true, 'positions.view': false }],
    ['no longer what is taken back', { 'candidates.edit': true }, [{ ...add, is_held: false }], {}],
    ['no longer what is given back', { 'positions.view': false }, [{ ...take, is_held: true }], {}],
    ['not what the role has anyway', {}, [{ name: 'candidates.view', is_held: true }], {}],
    ['no word that stands for nothing', { 'moon.fly': true }, [], {}],
  ])('is %s', (_, before, wanted, after) =>
    expect(changedPermissions(permissionsOf('User2'), before, wanted)).toEqual(after),
  )
})

describe('a permission somebody does not hold', () => {
  const before = permissionsOf('User2')
  const holds = (name: string) => name !== 'processes.manage' && name !== 'positions.view'
  test.each<[WantedPermission[], string | null]>([
    [[{ name: 'candidates.edit', is_held: true }], null],
    [[{ name: 'processes.manage', is_held: true }], 'processes.manage'],
    // Neither is it theirs to take.
    [[{ name: 'positions.view', is_held: false }], 'positions.view'],
    // What stays as it is needs nobody.
    [[{ name: 'processes.manage', is_held: false }], null],
  ])('%j: %s', (wanted, found) => expect(givenUnheld(before, wanted, holds)).toBe(found))
})
