import { expect, test } from 'vitest'
import { whyNotGiven } from './tag-library.ts'

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
