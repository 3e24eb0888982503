import { roles } from '@bole/accounts/model'
import { personOf } from '@bole/accounts/testing'
import { describe, expect, test } from 'vitest'
import { addresses } from '../screens.ts'
import { bothGenerations } from './generation.ts'
import { groupsOf, isShort, levelOf, type MenuEntry, menuGroups, menuOf, screensOf } from './menu.ts'
import { canReach, maySee } from './who-sees.ts'

const byPath = (one: MenuEntry, other: MenuEntry) => one.path.localeCompare(other.path)

describe.each(
  roles.flatMap((role) => [...bothGenerations, null].map((generation) => ({ role, generation }))),
)('the groups of $role, $generation', ({ role, generation }) => {
  const user = personOf(role)
  const levels = (['main', 'settings'] as const).map((level) => groupsOf(user, generation, level))

  test('are none empty, hold at most eight entries, and stand in the order of the menu', () => {
    for (const groups of levels) {
      const named = groups.map(({ group }) => group)
      expect(named).toEqual(menuGroups.filter((group) => named.includes(group)))
      for (const { group, entries } of groups) {
        expect(entries.length, group).toBeGreaterThan(0)
        expect(entries.length, group).toBeLessThanOrEqual(8)
      }
    }
  })

  test('hold what is of the generation and what both share, each once', () => {
    const shown = levels.flat().flatMap(({ entries }) => entries)
    const expected = menuOf(user).filter((entry) => [null, generation].includes(entry.generation))
    expect(shown.toSorted(byPath)).toEqual(expected.toSorted(byPath))
  })
})

test('the menu has ten groups beside the settings, and these at most eight', () => {
  expect(menuGroups.filter((group) => levelOf(group) === 'main')).toHaveLength(10)
  expect(menuGroups.filter((group) => levelOf(group) === 'settings')).toHaveLength(8)
})

test('a hiring manager’s menu is short enough to be seen whole, a recruiter’s is not', () => {
  expect(isShort(groupsOf(personOf('User2'), 'social', 'main'))).toBe(true)
  expect(isShort(groupsOf(personOf('OrgAdmin2'), 'social', 'main'))).toBe(false)
})

describe('what can be searched for', () => {
  test.each(roles)('%s finds what they may open, of both generations and below the menu', (role) => {
    const user = personOf(role)
    const found = screensOf(user).map(({ path }) => path)
    const open = addresses.filter(
      ({ path, screen }) => screen.needs !== 'anyone' && !/\{(?!origin)/.test(path) && maySee(user, path),
    )
    const pool = open.filter(({ screen }) => screen.domain === 'talent-pool').map(({ path }) => path)
    expect(found.toSorted()).toEqual(expect.arrayContaining(menuOf(user).map(({ path }) => path)))
    expect([...new Set([...found, ...pool])].toSorted()).toEqual(open.map(({ path }) => path).toSorted())
    for (const { to } of screensOf(user)) expect(canReach(user, to), to).toBe(true)
  })

  test('without a talent pool has no pool, nor what stands below it', () => {
    const user = personOf('OrgAdmin2')
    const menus = user.menus.filter(({ route }) => route !== '/candidate/pool/list')
    const paths = screensOf({ ...user, menus }).map(({ path }) => path)
    expect(paths.filter((path) => path.startsWith('/candidate/pool'))).toEqual([])
  })
})
