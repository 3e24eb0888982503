import { type Role, roles } from '@bole/accounts/model'
import { personOf, recruiterWho } from '@bole/accounts/testing'
import type { Generation } from '@bole/platform/screens'
import { describe, expect, test } from 'vitest'
import { generationAt, twinAt } from './generation.ts'
import { generationFor, generationsOf, homeIn } from './menu.ts'

test.each<[string, Generation | null]>([
  ['/candidate/filter/list', 'social'],
  ['/candidate2/filter2/list', 'campus'],
  ['/Candidate2/Filter2/List', 'campus'],
  ['/regulation2/recruitment2/12/update', 'campus'],
  ['/regulation2/lecture/list', 'campus'],
  ['/config/process/list/2', 'social'],
  ['/config2/process2/list/1', 'campus'],
  // The origin in an address says more than the words around it.
  ['/config/process/list/1', 'campus'],
  ['/candidate/pool/list', null],
  ['/candidate/detail/12', null],
  ['/approval2/list', null],
  ['/organization/user/list', null],
  ['/no/such/page', null],
  ['/', null],
])('%s is of %s', (pathname, expected) => expect(generationAt(pathname)).toBe(expected))

test.each<[string, string, Generation, string | undefined]>([
  ['a list', '/candidate/filter/list', 'campus', '/candidate2/filter2/list'],
  ['a list, back', '/candidate2/filter2/list', 'social', '/candidate/filter/list'],
  [
    'a list without its conditions',
    '/candidate/filter/list?degree=master',
    'campus',
    '/candidate2/filter2/list',
  ],
  ['where one is already', '/candidate/filter/list?page=2', 'social', '/candidate/filter/list?page=2'],
  ['an address with an origin', '/config/process/list/2', 'campus', '/config2/process2/list/1'],
  [
    'the state of another screen',
    '/post/position/list?tab=positions',
    'campus',
    '/regulation2/position/list',
  ],
  ['that screen', '/post/position/list?tab=projects', 'campus', '/regulation2/recruitment2/list'],
  ['what is such a state there', '/regulation2/position/list', 'social', '/post/position/list?tab=positions'],
  ['a form without a record', '/post/position/create', 'campus', '/regulation2/recruitment2/create'],
  ['a record, whose list', '/post/position/update/12', 'campus', '/regulation2/recruitment2/list'],
  ['a record of campus hiring', '/regulation2/requirement/12', 'social', '/post/requirement/list'],
  ['what both share', '/candidate/pool/list', 'campus', '/candidate/pool/list'],
  ['a record that both share', '/organization/permission/role/3', 'campus', '/organization/permission/role'],
  ['a candidate, of whom the address says no more', '/candidate/detail/12', 'campus', undefined],
  ['what one generation alone has', '/regulation2/lecture/list', 'social', undefined],
  ['no screen', '/no/such/page', 'campus', undefined],
])('the twin of %s: %s in %s is %s', (_, address, generation, expected) => {
  expect(twinAt(address, generation)).toBe(expected)
})

describe('the switch', () => {
  test.each<[Role, Generation[]]>([
    ['OrgAdmin2', ['social', 'campus']],
    ['DepAdmin2', ['social', 'campus']],
    ['User2', ['social', 'campus']],
    ['SuperAdmin', ['social', 'campus']],
    ['OrgAdmin', ['social', 'campus']],
    ['User', ['social']],
    ['SysAdmin', ['social', 'campus']],
  ])('of %s has %j', (role, expected) => expect(generationsOf(personOf(role))).toEqual(expected))

  test('has nothing of a generation that somebody holds no screen of', () => {
    const user = recruiterWho('lectures.manage')
    expect(generationsOf(user)).toEqual(['campus'])
    expect(generationFor(user, '/candidate/filter/list', 'social')).toBe('campus')
  })
})

test.each<[string, string, Generation | null, Generation]>([
  ['the address tells it', '/candidate2/filter2/list', 'social', 'campus'],
  ['else it is remembered', '/candidate/pool/list', 'campus', 'campus'],
  ['else it is where the day begins', '/candidate/pool/list', null, 'social'],
])('%s', (_, pathname, remembered, expected) => {
  expect(generationFor(personOf('OrgAdmin2'), pathname, remembered)).toBe(expected)
})

test('a company that hires on campuses begins there', () => {
  const user = personOf('OrgAdmin2')
  const there = { ...user, organization: { ...user.organization, home: 'campus' } }
  expect(generationFor(there, '/candidate/pool/list', null)).toBe('campus')
})

test.each(roles)('the home of a generation is one that %s finds in their menu', (role) => {
  const user = personOf(role)
  for (const generation of generationsOf(user)) {
    const home = homeIn(user, generation)
    expect(home, generation).toBeDefined()
    expect(user.menus.map(({ route }) => route)).toContain(home)
  }
  if (role === 'OrgAdmin2') expect(homeIn(user, 'campus')).toBe('/dashboard/campus')
})
