import type { Role } from './roles.ts'

/** An entry of the side menu, as the record of its screen places it; what is found by links alone is none. */
export interface MenuItem {
  /** The address a click leads to. */
  readonly path: string
  /** Whom the table of routes shows it to; null is everybody who is signed in. */
  readonly roles: readonly Role[] | null
  /** Every permission its screen needs; `signed_in` asks for none. */
  readonly needs: readonly string[]
  /** Shown on the hosts of operators alone: the specification calls it always shown there. */
  readonly isAlwaysShown?: true
}

/** Who opens the menu, and where. */
export interface MenuReader {
  readonly role: string
  readonly passesEverything: boolean
  readonly permissions: ReadonlySet<string>
  /** The name of the host they opened, without a port. */
  readonly host: string
  /** Whether their organisation has a talent pool; without one its entry is removed. */
  readonly hasPool: boolean
}

const poolPath = '/candidate/pool/list'

/**
 * The addresses of the menu somebody may open, in the order of the items (specification, section 2: side menu rules). A group has no
 * address of its own: it is shown with the first of its entries.
 */
export function menuFor(items: readonly MenuItem[], reader: MenuReader): string[] {
  return items.filter((item) => isOpenTo(item, reader)).map(({ path }) => path)
}

function isOpenTo({ path, roles, needs, isAlwaysShown }: MenuItem, reader: MenuReader): boolean {
  if (path === '' || (path === poolPath && !reader.hasPool)) return false
  if (isAlwaysShown && !isHostOfOperators(reader.host)) return false
  if (roles !== null && !roles.some((role) => role === reader.role)) return false
  return needs.every(
    (need) => need === 'signed_in' || reader.passesEverything || reader.permissions.has(need),
  )
}

/** Operators work at `op.…` and `cms.…` (specification, section 2: first labels of the page's host). */
function isHostOfOperators(host: string): boolean {
  return /^(op|cms)\./i.test(host)
}
