import type { CurrentUser } from '@bole/accounts/contract'
import { isPermitted } from '@bole/accounts/web'
import { shapeOf, valuesAt } from '@bole/platform/screens'
import { routes } from '../routes.generated.ts'
import { screenAt } from '../screens.ts'

const rolesBy = new Map(routes.map(({ path, roles }) => [shapeOf(path), roles]))

/** Whether a role is shown an address, built or not (specification, section 6: route visibility). */
export function isVisibleTo(role: string, path: string): boolean {
  const roles = rolesBy.get(shapeOf(path))
  return roles === null || (roles?.includes(role) ?? false)
}

/** Whether an address is shown to whoever is signed in, or to all of a company: down to its first hiring managers, who are shown the least. */
export function isForEverybody(path: string): boolean {
  return isVisibleTo('User', path)
}

/** Whether somebody may open an address: shown to their role, and with every permission its screen needs. */
export function maySee(user: CurrentUser, path: string): boolean {
  if (!isVisibleTo(user.role.name, path)) return false
  return [screenAt(path)?.screen.needs ?? 'signed_in']
    .flat()
    .every((needs) => needs === 'signed_in' || needs === 'anyone' || isPermitted(user, needs))
}

/** Whether an address somebody could follow, conditions and all, leads them anywhere. */
export function canReach(user: CurrentUser, address: string): boolean {
  const [pathname = ''] = address.split('?')
  return routes.some(({ path }) => valuesAt(path, pathname) !== null && maySee(user, path))
}
