import type { CurrentUser } from '@bole/accounts/contract'
import { homeOf } from '@bole/accounts/model'
import { accountsScreens } from '@bole/accounts/screens'
import { dashboardScreens } from '@bole/dashboard/screens'
import { inboxScreens } from '@bole/inbox/screens'
import { organisationsScreens } from '@bole/organisations/screens'
import { addressOf, type Generation, generations, type MenuGroup } from '@bole/platform/screens'
import { above, addresses, type ScreenAddress, screenFor } from '../screens.ts'
import { bothGenerations, generationAt, generationOf } from './generation.ts'
import { isForEverybody, maySee } from './who-sees.ts'

/** The groups of the menu and, behind `settings.`, of the settings' own menu, in the order they are shown. */
export const menuGroups = [
  'home',
  'candidates',
  'jobs',
  'interviews',
  'tests',
  'messages',
  'outreach',
  'bots',
  'campusData',
  'reports',
  'settings.company',
  'settings.people',
  'settings.rights',
  'settings.messages',
  'settings.candidates',
  'settings.labels',
  'settings.connections',
  'settings.server',
] as const

declare module '@bole/platform/screens' {
  interface ScreenVocabulary {
    menuGroup: (typeof menuGroups)[number]
  }
}

/** The menu itself, or the one that stands in its place while one is in the settings. */
export type MenuLevel = 'main' | 'settings'

export interface MenuEntry {
  readonly group: MenuGroup
  readonly path: string
  /** Where a click leads: parameters are given their default. */
  readonly to: string
  /** Null for what both generations share. */
  readonly generation: Generation | null
}

/** A screen as a search finds it: some stand in no group of the menu. */
export type FoundScreen = Omit<MenuEntry, 'group'> & { readonly group: MenuGroup | undefined }

export interface GroupOfMenu {
  readonly group: MenuGroup
  readonly entries: readonly MenuEntry[]
}

const placed = addresses
  .flatMap((address) => {
    const { menu } = address.screen
    return menu !== null && 'group' in menu ? [{ ...address, ...menu }] : []
  })
  .toSorted(
    (one, other) =>
      menuGroups.indexOf(one.group) - menuGroups.indexOf(other.group) || one.order - other.order,
  )
  .map(
    ({ group, path, origin }): MenuEntry => ({
      group,
      path,
      to: path.replace('{origin}', `${origin}`),
      generation: generationOf(origin),
    }),
  )

/** For whom the specification shows nothing in the menu but what everybody sees: what they were asked for, and what is theirs. */
const ofOneself = [inboxScreens.notices, inboxScreens.progress, accountsScreens.mine].map(
  (screen): MenuEntry => ({
    group: 'home',
    path: addressOf(screen),
    to: addressOf(screen),
    generation: null,
  }),
)

/**
 * What somebody finds in the menu, of both generations: the screens whose records place them there, which the server names and which
 * they may see (specification, section 2: side menu rules).
 */
export function menuOf(user: CurrentUser): readonly MenuEntry[] {
  const answered = new Set(user.menus.map(({ route }) => route))
  const found = placed.filter(({ path, to }) => answered.has(to) && maySee(user, path))
  const isOwnWork = found.some(({ path }) => !isForEverybody(path))
  return isOwnWork ? found : [...ofOneself.filter(({ path }) => maySee(user, path)), ...found]
}

/** The generations somebody's menu has screens of: with fewer than two there is nothing to switch. */
export function generationsOf(user: CurrentUser): readonly Generation[] {
  const there = new Set(menuOf(user).map(({ generation }) => generation))
  return bothGenerations.filter((generation) => there.has(generation))
}

/**
 * The generation somebody is in: the one the address tells, else the one they were in last, else where their day begins; of those they
 * have screens of.
 */
export function generationFor(
  user: CurrentUser,
  pathname: string,
  remembered: Generation | null,
): Generation | null {
  const theirs = generationsOf(user)
  const beginning = homeOf(user.role.name, user.organization.home) === 'campus' ? 'campus' : 'social'
  const asked: readonly (Generation | null)[] = [generationAt(pathname), remembered, beginning]
  return asked.find((one) => one !== null && theirs.includes(one)) ?? theirs[0] ?? null
}

/** Which of the two menus a group stands in. */
export function levelOf(group: MenuGroup | undefined): MenuLevel {
  return group?.startsWith('settings.') ? 'settings' : 'main'
}

/** The groups of somebody's menu in a generation, in order; a group shows only if something in it does. */
export function groupsOf(
  user: CurrentUser,
  generation: Generation | null,
  level: MenuLevel,
): readonly GroupOfMenu[] {
  const entries = menuOf(user).filter((entry) => entry.generation === null || entry.generation === generation)
  return menuGroups
    .filter((group) => levelOf(group) === level)
    .map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) }))
    .filter((found) => found.entries.length > 0)
}

/** Lines that fit a window 900 px high below the switch, with room to spare. */
const mostLines = 18

/** Whether groups fit with everything unfolded; where they do not, one is unfolded at a time. */
export function isShort(groups: readonly GroupOfMenu[]): boolean {
  return groups.reduce((lines, { entries }) => lines + 1 + entries.length, 0) <= mostLines
}

/** The screens above one, the topmost first, and that one itself. */
export function trailTo(address: ScreenAddress | undefined): readonly ScreenAddress[] {
  const trail: ScreenAddress[] = []
  for (let at = address; at; at = above(at)) trail.unshift(at)
  return trail
}

/** The group of the menu a screen stands in. */
export function groupOf(address: ScreenAddress | undefined): MenuGroup | undefined {
  const menu = address?.screen.menu ?? null
  return menu !== null && 'group' in menu ? menu.group : undefined
}

/** The entry of the menu under which an address is found, itself or a screen above it. */
export function entryFor(pathname: string): MenuEntry | undefined {
  const [top] = trailTo(screenFor(pathname))
  return top && [...placed, ...ofOneself].find(({ path }) => path === top.path)
}

/**
 * Every screen somebody may open without naming a record, of both generations, those below an entry of the menu too: at the address a
 * click leads to. What stands below an entry that the server leaves out, as without a talent pool, is left out with it.
 */
export function screensOf(user: CurrentUser): readonly FoundScreen[] {
  const answered = new Set(user.menus.map(({ route }) => route))
  return addresses.flatMap((address) => {
    const to = address.path.replace('{origin}', `${address.origin}`)
    const [top = address] = trailTo(address)
    const entry = placed.find(({ path }) => path === top.path)
    const isLeftOut = entry !== undefined && !answered.has(entry.to) && maySee(user, entry.path)
    if (address.screen.needs === 'anyone' || to.includes('{') || isLeftOut || !maySee(user, address.path))
      return []
    return [{ path: address.path, to, group: groupOf(top), generation: generationOf(address.origin) }]
  })
}

/** Where a generation begins for somebody: its dashboard, else the first of its screens they find in the menu. */
export function homeIn(user: CurrentUser, generation: Generation): string | undefined {
  const theirs = menuOf(user).filter((entry) => entry.generation === generation)
  const home = addressOf(dashboardScreens.home, { origin: generations[generation] })
  return (theirs.find(({ to }) => to === home) ?? theirs[0])?.to
}

/**
 * Where somebody's day begins: the home of their role (specification, section 2) in the generation they were in last, else the first
 * they find in the menu.
 */
export function firstScreenOf(user: CurrentUser, remembered: Generation | null = null): string {
  const entries = menuOf(user)
  const home = homeOf(user.role.name, user.organization.home)
  const dashboardOf = (generation: Generation) =>
    addressOf(dashboardScreens.home, { origin: generations[generation] })
  const begins =
    home === 'agencies'
      ? [addressOf(organisationsScreens.agencies)]
      : [...(remembered ? [dashboardOf(remembered)] : []), dashboardOf(home)]
  const found = begins.find((first) => entries.some(({ to }) => to === first))
  return (
    found ??
    (entries.find(({ path }) => !isForEverybody(path)) ?? entries[0])?.to ??
    addressOf(accountsScreens.mine)
  )
}
