import { readFileSync } from 'node:fs'
import { languages } from '@bole/platform/contract'
import { describe, expect, test } from 'vitest'
import { routes } from '../routes.generated.ts'
import { screenAt, screens } from '../screens.ts'
import enUS from '../texts/en-US.ts'
import ptBR from '../texts/pt-BR.ts'
import zhCN from '../texts/zh-CN.ts'
import zhTW from '../texts/zh-TW.ts'
import { menuOf } from './menu.ts'
import { isReachableFor, isVisibleTo } from './route-guard.tsx'

/** The specification's table, read anew: what was generated from it is under test. */
const short: Readonly<Record<string, string>> = {
  SA: 'SuperAdmin',
  SY: 'SysAdmin',
  OA: 'OrgAdmin',
  DA: 'DepAdmin',
  U: 'User',
  OA2: 'OrgAdmin2',
  DA2: 'DepAdmin2',
  U2: 'User2',
}
const roles = Object.values(short)
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

test.each([
  ['User2', '/candidate/detail/12', true],
  ['User2', '/candidate/filter/list', false],
  ['OrgAdmin2', '/candidate/filter/list', true],
  ['SysAdmin', '/candidate/detail/12', false],
  ['User2', '/candidate/detail/', false],
  ['SuperAdmin', '/careers/demo', false],
])('%s follows a link to %s: %s', (role, path, expected) => {
  expect(isReachableFor(role, path)).toBe(expected)
})

describe.each(roles)('the menu of %s', (role) => {
  const entries = menuOf(role)

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
  const paths = (role: string) => menuOf(role).map(({ path }) => path)
  expect(paths('OrgAdmin2')).toContain('/candidate/filter/list')
  expect(paths('SuperAdmin')).toEqual(
    expect.arrayContaining(['/candidate/filter/list', '/candidate2/filter2/list']),
  )
  expect(paths('Stranger')).toEqual([])
})

describe('titles', () => {
  const titles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'zh-CN': zhCN.titles,
    'en-US': enUS.titles,
    'pt-BR': ptBR.titles,
    'zh-TW': zhTW.titles,
  }
  const everyEntry = [...new Set(roles.flatMap((role) => menuOf(role).map(({ path }) => path)))]

  test.each(languages)('every address of the menu has its own in %s', (language) => {
    const named = everyEntry.map((path) => titles[language]?.[path] ?? `${path} has no title`)
    expect(named.filter((title) => title.includes('has no title'))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
  })
})

test('every screen stands at addresses of the specification or its own layout, each at most once', () => {
  const known = new Set<string>(routes.map(({ path }) => path))
  const ownLayout = readFileSync(`${import.meta.dirname}/../../../../docs/spec/routes.tsv`, 'utf8')
  const addresses = screens.flatMap((screen) => screen.addresses)
  expect(addresses.filter((path) => !known.has(path) && !ownLayout.includes(`\t${path}\t`))).toEqual([])
  expect(new Set(addresses).size).toBe(addresses.length)
})
