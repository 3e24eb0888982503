import type { DomainSource } from './derive-sources.ts'

export type Kind = 'call' | 'screen'

/** One thing the specification asks for. */
export interface Wanted {
  readonly kind: Kind
  readonly area: string
  /** `GET org/user`, `/site/login`, or the name of an item without a path. */
  readonly item: string
  readonly exists: boolean
}

/** The rows of the three lists of the specification, without their headings. */
export interface Lists {
  readonly calls: readonly (readonly string[])[]
  readonly routes: readonly (readonly string[])[]
  readonly unnamed: readonly (readonly string[])[]
}

type Sources = Pick<DomainSource, 'calls'> & {
  readonly screens: readonly { readonly addresses: readonly { readonly path: string }[] }[]
}

/** What a parameter is called does not matter: `{id}` and `{x}` are one address. */
function addressOf(path: string): string {
  return path.replaceAll(/\{\w+\}/g, '{}')
}

/** Screens of their own that only lead elsewhere need no file: the shell redirects. */
function isRedirect(note: string): boolean {
  return /^redirect/.test(note)
}

/** Everything the specification asks for, and whether it exists in the contracts and the screens. */
export function whatExists(
  lists: Lists,
  domains: readonly Sources[],
  unnamedAddresses: Readonly<Record<string, string>>,
): readonly Wanted[] {
  const calls = domains.flatMap((domain) => domain.calls)
  const names = new Set<string>(calls.map(({ name }) => name))
  const callAddresses = new Set(calls.map(({ method, path }) => `${method} ${addressOf(path)}`))
  const screens = new Set(
    domains.flatMap((domain) =>
      domain.screens.flatMap(({ addresses }) => addresses.map(({ path }) => addressOf(path))),
    ),
  )
  return [
    ...lists.calls.map(([area = '', method = '', path = '']): Wanted => {
      const item = `${method} ${path}`
      return { kind: 'call', area, item, exists: callAddresses.has(`${method} ${addressOf(path)}`) }
    }),
    ...lists.routes
      .filter(([area, , , note = '']) => area !== 'exception' && !isRedirect(note))
      .map(
        ([area = '', path = '']): Wanted => ({
          kind: 'screen',
          area,
          item: path,
          exists: screens.has(addressOf(path)),
        }),
      ),
    ...lists.unnamed.map(([kind = '', area = '', item = '']): Wanted => {
      const address = unnamedAddresses[`${kind}/${area}/${item}`] ?? ''
      return kind === 'call'
        ? { kind, area, item, exists: names.has(address) }
        : { kind: 'screen', area, item, exists: screens.has(addressOf(address)) }
    }),
  ]
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

/** The count of each area, what is missing below it, and the totals. */
export function coverageText(wanted: readonly Wanted[]): string {
  const kinds: readonly Kind[] = ['call', 'screen']
  return kinds
    .map((kind) => {
      const ofKind = wanted.filter((one) => one.kind === kind)
      const areas = [...new Set(ofKind.map(({ area }) => area))].sort()
      const parts = areas.map((area) =>
        areaText(
          area,
          ofKind.filter((one) => one.area === area),
        ),
      )
      return [`${kind.toUpperCase()}S`, ...parts, `  all ${kind}s: ${countText(ofKind)}`].join('\n')
    })
    .join('\n\n')
}

function areaText(area: string, wanted: readonly Wanted[]): string {
  const missing = wanted.filter(({ exists }) => !exists).map(({ item }) => `    missing ${item}`)
  return [`  ${area}: ${countText(wanted)}`, ...missing].join('\n')
}

function countText(wanted: readonly Wanted[]): string {
  const found = wanted.filter(({ exists }) => exists).length
  return `${found} of ${wanted.length} (${Math.floor((100 * found) / Math.max(1, wanted.length))} %)`
}
