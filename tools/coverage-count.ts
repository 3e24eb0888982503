import type { DomainSource } from './derive-sources.ts'
import type { Reached } from './reached.ts'

export type Kind = 'call' | 'screen'

/** One thing the specification asks for. */
export interface Wanted {
  readonly kind: Kind
  readonly area: string
  /** `GET org/user`, `/site/login`, or the name of an item without a path. */
  readonly item: string
  /** Somebody can reach what fulfils it. */
  readonly exists: boolean
  /** What fulfils it is there, and nothing of the pages leads to it. */
  readonly isOutOfReach: boolean
}

/** The rows of the three lists of the specification, without their headings. */
export interface Lists {
  readonly calls: readonly (readonly string[])[]
  readonly routes: readonly (readonly string[])[]
  readonly unnamed: readonly (readonly string[])[]
}

type Sources = Pick<DomainSource, 'calls'> & {
  readonly screens: readonly {
    readonly name: string
    readonly isInMenu: boolean
    readonly addresses: readonly { readonly path: string }[]
  }[]
}

/** What a parameter is called does not matter: `{id}` and `{x}` are one address. */
function addressOf(path: string): string {
  return path.replaceAll(/\{\w+\}/g, '{}')
}

/** Both generations of a screen are one: a word followed by 2 marks the newer (specification, section 2). */
function capabilityAt(path: string): string {
  return addressOf(path).replaceAll(/([a-z])2(?=\/|$)/g, '$1')
}

/** Screens of their own that only lead elsewhere need no file: the shell redirects. */
function isRedirect(note: string): boolean {
  return /^redirect/.test(note)
}

/** An item with the name of what fulfils it, where something does. */
interface Asked {
  readonly kind: Kind
  readonly area: string
  readonly item: string
  readonly by: string | undefined
  /** Of two that have the same, only the first counts. */
  readonly capability: string
}

/**
 * Everything the specification asks for, each capability once, and whether it exists in the contracts and the screens where a person can
 * reach it: a call that the pages make, a screen that a menu or a link leads to.
 */
export function whatExists(
  lists: Lists,
  domains: readonly Sources[],
  unnamedAddresses: Readonly<Record<string, string>>,
  reached: Reached,
): readonly Wanted[] {
  const calls = domains.flatMap((domain) => domain.calls)
  const names = new Map<string, string>(calls.map(({ name }) => [name, name]))
  const callAt = new Map(calls.map(({ method, path, name }) => [`${method} ${addressOf(path)}`, name]))
  const screens = domains.flatMap((domain) => domain.screens)
  const screenAt = new Map(
    screens.flatMap(({ name, addresses }) => addresses.map(({ path }) => [addressOf(path), name] as const)),
  )
  const asked: readonly Asked[] = [
    ...lists.calls.map(([area = '', method = '', path = '']): Asked => {
      const item = `${method} ${path}`
      const by = callAt.get(`${method} ${addressOf(path)}`)
      return { kind: 'call', area, item, by, capability: by ?? item }
    }),
    ...lists.routes
      .filter(([area, , , note = '']) => area !== 'exception' && !isRedirect(note))
      .map(([area = '', path = '']): Asked => {
        const by = screenAt.get(addressOf(path))
        return { kind: 'screen', area, item: path, by, capability: capabilityAt(path) }
      }),
    ...lists.unnamed.map(([kind = '', area = '', item = '']): Asked => {
      const address = unnamedAddresses[`${kind}/${area}/${item}`] ?? ''
      const isCall = kind === 'call'
      const by = isCall ? names.get(address) : screenAt.get(addressOf(address))
      const capability = isCall ? (by ?? `${area}/${item}`) : by ? capabilityAt(address) : `${area}/${item}`
      return { kind: isCall ? 'call' : 'screen', area, item, by, capability }
    }),
  ]
  const inMenu = new Set(screens.filter(({ isInMenu }) => isInMenu).map(({ name }) => name))
  const isReached = ({ kind, by = '' }: Asked) =>
    kind === 'call' ? reached.calls.has(by) : inMenu.has(by) || reached.screens.has(by)
  const once = [...Map.groupBy(asked, ({ kind, capability }) => `${kind} ${capability}`).values()]
  return once.flatMap((alike) => {
    const [first] = alike
    if (!first) return []
    const isThere = alike.every(({ by }) => by !== undefined)
    const exists = isThere && alike.every(isReached)
    const { kind, area, item } = first
    return [{ kind, area, item, exists, isOutOfReach: isThere && !exists }]
  })
}

/** What is wrong with the mapping of items without a path: an item nobody asked for, a call or a screen that is not there. */
export function faultsOf(
  unnamed: Lists['unnamed'],
  domains: readonly Sources[],
  unnamedAddresses: Readonly<Record<string, string>>,
): readonly string[] {
  const asked = new Set(unnamed.map((row) => row.join('/')))
  const answers = new Set([
    ...domains.flatMap(({ calls }) => calls.map(({ name }): string => name)),
    ...domains.flatMap(({ screens }) =>
      screens.flatMap(({ addresses }) => addresses.map(({ path }) => path)),
    ),
  ])
  return Object.entries(unnamedAddresses).flatMap(([item, address]) => [
    ...(asked.has(item) ? [] : [`${item} is not in docs/spec/unnamed.tsv`]),
    ...(answers.has(address) ? [] : [`${item}: there is no ${address}`]),
  ])
}
