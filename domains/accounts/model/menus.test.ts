import { expect, test } from 'vitest'
import { type MenuReader, menuFor } from './menus.ts'

const recruiter: MenuReader = {
  role: 'OrgAdmin2',
  passesEverything: false,
  permissions: new Set(['users.view']),
  host: 'bole.example',
  hasPool: true,
}
const administrator: MenuReader = {
  ...recruiter,
  role: 'SuperAdmin',
  passesEverything: true,
  permissions: new Set(),
}
const item = { path: '/a', roles: null, needs: ['signed_in'] }

test.each([
  ['everybody is shown what needs nothing', item, recruiter, true],
  ['an entry without an address is dropped', { ...item, path: '' }, administrator, false],
  ['the role is shown it', { ...item, roles: ['OrgAdmin2', 'User2'] as const }, recruiter, true],
  ['another role is shown it', { ...item, roles: ['User2'] as const }, recruiter, false],
  [
    'SuperAdmin is shown what the table shows it',
    { ...item, roles: ['User2'] as const },
    administrator,
    false,
  ],
  ['the permission is held', { ...item, needs: ['users.view'] }, recruiter, true],
  ['one of two permissions is held', { ...item, needs: ['users.view', 'users.manage'] }, recruiter, false],
  ['SuperAdmin holds every permission', { ...item, needs: ['users.manage'] }, administrator, true],
  ['an operators’ entry elsewhere', { ...item, isAlwaysShown: true } as const, recruiter, false],
  [
    'an operators’ entry at op.…',
    { ...item, isAlwaysShown: true } as const,
    { ...recruiter, host: 'op.bole.example' },
    true,
  ],
  [
    'an operators’ entry at cms.…',
    { ...item, isAlwaysShown: true } as const,
    { ...recruiter, host: 'CMS.bole.example' },
    true,
  ],
  [
    'a host that only sounds like it',
    { ...item, isAlwaysShown: true } as const,
    { ...recruiter, host: 'operator.bole.example' },
    false,
  ],
  [
    'an operators’ entry still asks for its permission',
    { ...item, isAlwaysShown: true, needs: ['users.manage'] } as const,
    { ...recruiter, host: 'cms.bole.example' },
    false,
  ],
  ['the pool, where there is one', { ...item, path: '/candidate/pool/list' }, recruiter, true],
  [
    'the pool, where there is none',
    { ...item, path: '/candidate/pool/list' },
    { ...recruiter, hasPool: false },
    false,
  ],
])('%s', (_, given, reader, isShown) => {
  expect(menuFor([given], reader)).toEqual(isShown ? [given.path] : [])
})
