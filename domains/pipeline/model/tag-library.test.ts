import { roles } from '@bole/accounts/model'
import { expect, test } from 'vitest'
import { rolesOfGroups, tagColours, whyNotGiven } from './tag-library.ts'

test.each([
  ['of no group', { is_retired: false, roles: [] }, 'DepAdmin', false, null],
  ['of a group for their role', { is_retired: false, roles: ['User', 'DepAdmin'] }, 'DepAdmin', false, null],
  [
    'of a group for other roles',
    { is_retired: false, roles: ['OrgAdmin'] },
    'DepAdmin',
    false,
    'tag_of_others',
  ],
  [
    'of a group for others, by who keeps labels',
    { is_retired: false, roles: ['User'] },
    'DepAdmin',
    true,
    null,
  ],
  ['retired', { is_retired: true, roles: [] }, 'DepAdmin', true, 'tag_retired'],
] as const)('a label %s', (_, tag, role, keeps, why) => {
  expect(whyNotGiven(tag, { role, keeps })).toBe(why)
})

test('a group can be kept to every role of an organisation, and to nobody outside of one', () => {
  expect(rolesOfGroups).not.toContain('SysAdmin')
  expect(rolesOfGroups).not.toContain('SuperAdmin')
  expect(rolesOfGroups).toHaveLength(roles.length - 2)
})

test('a label without a colour of its own has the plain one, which comes first', () => {
  expect(tagColours[0]).toBe('default')
  expect(new Set(tagColours).size).toBe(tagColours.length)
})
