import { readFileSync } from 'node:fs'
import { type Role, roles } from '@bole/accounts/model'
import { administrator, personOf, recruiterWho } from '@bole/accounts/testing'
import { languages } from '@bole/platform/contract'
import { shapeOf } from '@bole/platform/screens'
import { describe, expect, test } from 'vitest'
import { routes } from '../routes.generated.ts'
import { addresses, screenAt, screenFor } from '../screens.ts'
import enUS from '../texts/en-US.ts'
import ptBR from '../texts/pt-BR.ts'
import zhCN from '../texts/zh-CN.ts'
import zhTW from '../texts/zh-TW.ts'
import { entryFor, firstScreenOf, menuOf, trailTo } from './menu.ts'
import { canReach, isVisibleTo, maySee } from './who-sees.ts'

/** The specification's table, read anew: what was generated from it is under test. */
const short: Readonly<Record<string, Role>> = {
  SA: 'SuperAdmin',
  SY: 'SysAdmin',
  OA: 'OrgAdmin',
  DA: 'DepAdmin',
  U: 'User',
  OA2: 'OrgAdmin2',
  DA2: 'DepAdmin2',
  U2: 'User2',
}
const table = readFileSync(`${import.meta.dirname}/../../../../docs/spec/routes.tsv`, 'utf8')
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .filter(([area, path, who]) => area && path && who && who !== '-')

/** Whom a line of the table shows its address to. */
function rolesOf(who: string): readonly string[] {
  if (who === '*' || who === 'ALL') return roles
  return who.split(',').map((code) => short[code.trim()] ?? `unknown ${code}`)
}

describe('who sees an address', () => {
  test('the table is read whole', () => {
    expect(table.length).toBeGreaterThan(100)
    expect(
      table.flatMap(([, , who = '']) => rolesOf(who)).filter((role) => role.startsWith('unknown')),
    ).toEqual([])
  })

  test.each(table.map(([, path = '', who = '']) => [path, who]))('%s is for %s', (path) => {
    const lines = table.filter(([, other]) => other === path)
    const expected = new Set(lines.flatMap(([, , codes = '']) => rolesOf(codes)))
    expect(new Set(roles.filter((role) => isVisibleTo(role, path)))).toEqual(expected)
  })

  test.each(['/nowhere', '', '/candidate/filter', '/site/login'])(
    'nobody is shown %j by the guard',
    (path) => {
      expect(roles.filter((role) => isVisibleTo(role, path))).toEqual([])
    },
  )
})

test.each<[Role, string, boolean]>([
  ['User2', '/candidate/detail/12', true],
  ['User2', '/candidate/filter/list', false],
  ['OrgAdmin2', '/candidate/filter/list', true],
  ['OrgAdmin2', '/post/position/list?tab=positions', true],
  ['SysAdmin', '/candidate/detail/12', false],
  ['User2', '/candidate/detail/', false],
  ['SuperAdmin', '/careers/demo', false],
])('%s follows a link to %s: %s', (role, path, expected) => {
  expect(canReach(personOf(role), path)).toBe(expected)
})

test.each<[Role, string]>([
  ['SuperAdmin', '/dashboard/social'],
  ['SysAdmin', '/agency/list'],
  ['OrgAdmin', '/datas/reports/list'],
  ['OrgAdmin2', '/dashboard/social'],
  ['DepAdmin', '/organization/user/list'],
  ['DepAdmin2', '/dashboard/social'],
  ['User', '/usercenter/message'],
  ['User2', '/dashboard/social'],
])('the day of %s begins at %s, which they may see', (role, path) => {
  const user = personOf(role)
  expect(firstScreenOf(user)).toBe(path)
  expect(canReach(user, path)).toBe(true)
})

test('the day begins in the generation somebody was in last, where their menu has its home', () => {
  expect(firstScreenOf(personOf('OrgAdmin2'), 'campus')).toBe('/dashboard/campus')
  expect(firstScreenOf(personOf('SysAdmin'), 'campus')).toBe('/agency/list')
  expect(firstScreenOf(personOf('OrgAdmin'), 'campus')).toBe(firstScreenOf(personOf('OrgAdmin')))
})

describe.each(roles)('the menu of %s', (role) => {
  const person = personOf(role)
  const entries = menuOf(person)

  test('has everything the server answers', () => {
    const shown = new Set(entries.map(({ to }) => to))
    expect(person.menus.filter(({ route }) => !shown.has(route))).toEqual([])
  })

  test('has only what the role sees and what is built', () => {
    for (const { path } of entries) {
      expect(isVisibleTo(role, path), path).toBe(true)
      expect(screenAt(path), path).toBeDefined()
    }
  })

  test('has nothing twice, and leads to addresses without open places', () => {
    expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length)
    for (const { to } of entries) expect(to).not.toMatch(/[{}]/)
  })
})

test('recruiters of the second generation find both lists of candidates, where the specification shows them', () => {
  const paths = (role: Role) => menuOf(personOf(role)).map(({ path }) => path)
  expect(paths('OrgAdmin2')).toContain('/candidate/filter/list')
  expect(paths('SuperAdmin')).toEqual(
    expect.arrayContaining(['/candidate/filter/list', '/candidate2/filter2/list']),
  )
})

test('what the server does not name is not in the menu', () => {
  const person = personOf('OrgAdmin2')
  const menus = person.menus.filter(({ route }) => route !== '/candidate/filter/list')
  const gone = menuOf(person).filter(
    ({ path }) => !menuOf({ ...person, menus }).some((one) => one.path === path),
  )
  expect(gone.map(({ path }) => path)).toEqual(['/candidate/filter/list'])
})

test('what the role would show is hidden from whom it was denied', () => {
  const paths = menuOf(recruiterWho('dashboard.view', 'users.view')).map(({ path }) => path)
  expect(paths).toEqual([
    '/usercenter/work',
    '/dashboard/social',
    '/dashboard/campus',
    '/usercenter/referral',
    '/organization/index',
    '/organization/quota',
    '/organization/charge',
    '/organization/user/list',
    '/organization/permission/role',
    '/organization/permission/list',
    '/organization/thirdparty',
  ])
  expect(menuOf({ ...administrator, authPermission: {} }).length).toBeGreaterThan(paths.length)
})

/** Shown to hiring managers, of whom those alone hold its permission who work for an agency. */
const ofAgencies = '/rpoUploadResume'

test.each(addresses.filter(({ screen }) => screen.needs !== 'anyone').map(({ path }) => path))(
  '%s needs what each role holds that the specification shows it to',
  (path) => {
    const shown = roles.filter(
      (role) => isVisibleTo(role, path) && !(path === ofAgencies && role === 'User2'),
    )
    expect(shown.length).toBeGreaterThan(0)
    for (const role of shown) expect(maySee(personOf(role), path), role).toBe(true)
  },
)

describe('the way to a screen', () => {
  test.each([
    ['/candidate/filter/list', ['pipeline.candidates'], '/candidate/filter/list'],
    ['/regulation2/recruitment2/12/update', ['themes.list', 'themes.edit'], '/regulation2/recruitment2/list'],
    ['/regulation2/position/create', ['positions.list', 'positions.create'], '/regulation2/position/list'],
    ['/post/position/opening/create', ['themes.list', 'positions.create'], '/post/position/list'],
    // Of which kind of hiring it is, the address does not say.
    ['/candidate/detail/12', ['pipeline.candidate'], undefined],
    ['/usercenter/wechat', ['accounts.mine', 'accounts.wechat'], '/usercenter/index'],
    ['/organization/nothing-here', [], undefined],
  ])('%s leads over %j, found in the menu under %s', (pathname, names, entry) => {
    expect(trailTo(screenFor(pathname)).map(({ screen }) => screen.name)).toEqual(names)
    expect(entryFor(pathname)?.path).toBe(entry)
  })
})

describe('titles', () => {
  const titlesIn: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'zh-CN': zhCN.titles,
    'en-US': enUS.titles,
    'pt-BR': ptBR.titles,
    'zh-TW': zhTW.titles,
  }
  const everyEntry = [...new Set(roles.flatMap((role) => menuOf(personOf(role)).map(({ path }) => path)))]

  test.each(languages)('every address of the menu has its own in %s', (language) => {
    const named = everyEntry.map((path) => titlesIn[language]?.[path] ?? `${path} has no title`)
    expect(named.filter((title) => title.includes('has no title'))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
  })
})

test('every screen stands at addresses of the specification or its own layout, each at most once', () => {
  const known = new Set<string>(routes.map(({ path }) => shapeOf(path)))
  const paths = addresses.map(({ path }) => shapeOf(path))
  const ownLayout = ['spec/routes.tsv', 'own-routes.tsv']
    .map((list) => readFileSync(`${import.meta.dirname}/../../../../docs/${list}`, 'utf8'))
    .join('')
  expect(paths.filter((path) => !known.has(path) && !ownLayout.includes(`\t${path}\t`))).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
})
