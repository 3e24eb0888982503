import { permissionsOf, type Role, reachOf } from '@bole/accounts/model'
import { describe, expect, test } from 'vitest'
import { inOrder, isOverdue, kindsFor } from './work.ts'

const of = (role: Role) => {
  const held = permissionsOf(role)
  return kindsFor({ may: (permission) => held.has(permission), reach: reachOf(role) })
}

describe('what there can be to do', () => {
  const ofHiring = ['approval', 'feedback', 'interview', 'turn']
  test.each([
    ['User2', ofHiring],
    ['DepAdmin2', [...ofHiring, 'answer', 'request', 'upload']],
    ['OrgAdmin2', [...ofHiring, 'answer', 'request', 'upload', 'newcomer', 'mail']],
    ['SysAdmin', ['newcomer', 'server']],
    ['SuperAdmin', [...ofHiring, 'answer', 'request', 'upload', 'newcomer', 'mail']],
  ] as const)('for a %s', (role, expected) => {
    expect(of(role)).toEqual(expected)
  })
})

const now = new Date('2026-03-10T09:00:00Z')
const at = (text: string) => new Date(`2026-03-${text}:00Z`)

describe('what waits too long', () => {
  test.each([
    ['less than three days', '07T09:01', null, false],
    ['three days', '07T09:00', null, true],
    ['past its moment, since when ever', '10T08:00', '10T08:59', true],
    ['before its moment, however long it waits', '01T09:00', '10T09:01', false],
  ])('%s', (_, since, due, expected) => {
    expect(isOverdue({ since: at(since), due: due === null ? null : at(due) }, now)).toBe(expected)
  })
})

test('the oldest comes first, and of two at once the one that was there first', () => {
  const item = (id: number, since: string) => ({ id, since: at(since), due: null })
  const items = [item(3, '12T00:00'), item(2, '10T00:00'), item(1, '10T00:00')]
  expect(inOrder(items).map(({ id }) => id)).toEqual([1, 2, 3])
})
