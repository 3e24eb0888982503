import type { CurrentUser } from '@bole/accounts/contract'
import { homeOf } from '@bole/accounts/model'
import { accountsScreens } from '@bole/accounts/screens'
import { dashboardScreens } from '@bole/dashboard/screens'
import { inboxScreens } from '@bole/inbox/screens'
import { addressOf, generations, type MenuGroup } from '@bole/platform/screens'
import { above, addresses, type ScreenAddress, screenFor } from '../screens.ts'
import { isForEverybody, maySee } from './who-sees.ts'

/** The menu's groups by the job they serve, in the order they are shown. */
export const menuGroups = ['recruit', 'interview', 'test', 'data', 'campus', 'outreach', 'organise'] as const

declare module '@bole/platform/screens' {
  interface ScreenVocabulary {
    menuGroup: (typeof menuGroups)[number]
  }
}

export interface MenuEntry {
  readonly group: MenuGroup
  readonly path: string
  /** Where a click leads: parameters are given their default. */
  readonly to: string
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
  .map(({ group, path, origin }): MenuEntry => ({ group, path, to: path.replace('{origin}', `${origin}`) }))

/** For whom the specification shows nothing in the menu but what everybody sees: what they were asked for, and what is theirs. */
const ofOneself = [inboxScreens.notices, inboxScreens.progress, accountsScreens.mine].map(
  (screen): MenuEntry => ({ group: 'organise', path: addressOf(screen), to: addressOf(screen) }),
)

/**
 * What somebody finds in the menu: the screens whose records place them there, which the server names and which they may see; a group shows only if
 * something in it does (specification, section 2: side menu rules).
 */
export function menuOf(user: CurrentUser): readonly MenuEntry[] {
  const answered = new Set(user.menus.map(({ route }) => route))
  const found = placed.filter(({ path, to }) => answered.has(to) && maySee(user, path))
  const isOwnWork = found.some(({ path }) => !isForEverybody(path))
  return isOwnWork ? found : [...ofOneself.filter(({ path }) => maySee(user, path)), ...found]
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

/** Where somebody's day begins: the home of their role (specification, section 2), else the first they find in the menu. */
export function firstScreenOf(user: CurrentUser): string {
  const entries = menuOf(user)
  const home = homeOf(user.role.name, user.organization.home)
  const first =
    home === 'agencies'
      ? addressOf(dashboardScreens.server)
      : addressOf(dashboardScreens.home, { origin: generations[home] })
  const begins = entries.find(({ to }) => to === first) ?? entries.find(({ path }) => !isForEverybody(path))
  return (begins ?? entries[0])?.to ?? addressOf(accountsScreens.mine)
}
