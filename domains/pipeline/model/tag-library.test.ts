import { roles } from '@bole/accounts/model'
import { expect, test } from 'vitest'
import { partedAgain, rolesOfGroups, tagColours, whyNotGiven } from './tag-library.ts'

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

test.each([
  ['nothing happened since', [1, 2, 3], { back: [1, 2], freed: [1], kept: [], lost: [] }],
  ['somebody was given the second', [1, 2, 3, 4], { back: [1, 2], freed: [1], kept: [4], lost: [] }],
  ['it was taken off somebody', [2, 3], { back: [2], freed: [], kept: [], lost: [1] }],
])('a merge is taken back where %s', (_, wears, parted) => {
  expect(partedAgain({ had: [1, 2], had_both: [2], left_with: [1, 2, 3] }, wears)).toEqual(parted)
})
