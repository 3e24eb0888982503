import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Call, type Language, languages } from '../platform/contract/index.ts'
import { eachOf, type Origin, type Screen, valueFor } from '../platform/screens/index.ts'

/** A recorded screen: its addresses, what it needs and the file that draws it. */
export interface ScreenSource {
  /** `themes.stations`. */
  readonly name: string
  readonly addresses: readonly ScreenAddress[]
  /** Permissions, `signed_in` or `anyone`. */
  readonly needs: string
  /** Whether it stands in the menu itself. */
  readonly isInMenu: boolean
  /** Whether that is so on the hosts of operators alone. */
  readonly isAlwaysShown?: true
  /** From the root of the checkout. */
  readonly file: string
}

export interface ScreenAddress {
  readonly path: string
  /** The origin it stands for; null where it stands for both. */
  readonly origin: Origin | null
  readonly titles: Readonly<Record<Language, string>>
  /** What the menu calls it, where that is not its title. */
  readonly names?: Readonly<Record<Language, string>>
}

/** Everything a domain declares: what the documents, the coverage and the map are made of. */
export interface DomainSource {
  readonly name: string
  readonly folder: string
  /** Null where nobody has written one. */
  readonly readme: string | null
  readonly calls: readonly Call[]
  readonly screens: readonly ScreenSource[]
  readonly jobs: readonly string[]
  /** Entities whose change is announced, by a call or by a job. */
  readonly events: readonly string[]
}

/** What every domain of a checkout declares, by name; reads the contracts and the screens themselves. */
export async function readDomains(root: string): Promise<readonly DomainSource[]> {
  const folders = globSync('domains/*/package.json', { cwd: root }).map(dirname).sort()
  return Promise.all(folders.map((folder) => readDomain(root, folder)))
}

async function readDomain(root: string, folder: string): Promise<DomainSource> {
  const calls = await callsOf(join(root, folder, 'contract/index.ts'))
  const files = globSync('server/**/*.ts', { cwd: join(root, folder) })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
  const server = files.join('\n')
  const announced = [
    ...namesAfter(server, /\bannounce\(\s*'(\w+)'/g),
    ...calls.flatMap((call) => call.changes ?? []),
  ]
  const readme = join(root, folder, 'README.md')
  return {
    name: folder.replace('domains/', ''),
    folder,
    readme: existsSync(readme) ? readFileSync(readme, 'utf8') : null,
    calls,
    screens: await screensOf(root, `${folder}/web`),
    jobs: namesAfter(server, /\bdeclareJob\(\s*'([\w.-]+)'/g).sort(),
    events: [...new Set(announced)].sort(),
  }
}

function namesAfter(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}

/** The calls a contract's door gives out, in the order they are declared. */
async function callsOf(door: string): Promise<readonly Call[]> {
  if (!existsSync(door)) return []
  const given: Record<string, unknown> = await import(door)
  const calls = Object.values(given)
    .filter(isApi)
    .flatMap((api) => Object.values(api))
  // A call may stand in two records: one of them has only what every first screen needs.
  return [...new Map(calls.map((call) => [call.name, call])).values()]
}

function isApi(value: unknown): value is Record<string, Call> {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return false
  return Object.values(value).every(
    (call: unknown) =>
      typeof call === 'object' &&
      call !== null &&
      'method' in call &&
      'path' in call &&
      'access' in call &&
      'name' in call,
  )
}

/** A room's screens, each with the file its `import('./…')` names; one whose file does not exist is no screen. */
async function screensOf(root: string, room: string): Promise<readonly ScreenSource[]> {
  const path = join(root, room, 'screens.ts')
  if (!existsSync(path)) return []
  const given: Record<string, unknown> = await import(path)
  const screens = Object.values(given).flatMap((records) => Object.values(records ?? {}).filter(isScreen))
  const targets = namesAfter(readFileSync(path, 'utf8'), /\bimport\(\s*'(\.[^']+)'/g)
  if (targets.length !== screens.length)
    throw new Error(`${room}/screens.ts has ${screens.length} screens that load ${targets.length} files`)
  const texts = await textsOf(join(root, room, 'texts'))
  return screens
    .map(({ name, addresses, title, needs, menu }, index) => ({
      name,
      isInMenu: Boolean(menu && 'group' in menu),
      ...(menu && 'group' in menu && menu.isAlwaysShown ? { isAlwaysShown: true as const } : {}),
      needs: [needs].flat().join(', '),
      addresses: eachOf(addresses).map((address) => ({
        ...address,
        titles: eachLanguage((language) => textAt(texts[language], valueFor(title, address.origin) ?? '')),
        ...(menu && 'group' in menu && menu.name && { names: namesIn(texts, menu.name, address.origin) }),
      })),
      file: join(room, targets[index] ?? ''),
    }))
    .filter(({ file }) => existsSync(join(root, file)))
}

function isScreen(value: unknown): value is Screen {
  return typeof value === 'object' && value !== null && 'addresses' in value && 'load' in value
}

/** What the menu calls a screen of an origin, in each language. */
function namesIn(
  texts: Record<Language, unknown>,
  name: string | { readonly social?: string; readonly campus?: string },
  origin: Origin | null,
): Record<Language, string> {
  return eachLanguage((language) => textAt(texts[language], valueFor(name, origin) ?? ''))
}

function eachLanguage<Value>(of: (language: Language) => Value): Record<Language, Value> {
  return { 'zh-CN': of('zh-CN'), 'en-US': of('en-US'), 'pt-BR': of('pt-BR'), 'zh-TW': of('zh-TW') }
}

/** A domain's texts in each language; none where it has no such file. */
async function textsOf(folder: string): Promise<Record<Language, unknown>> {
  const loaded = await Promise.all(
    languages.map(async (language) => {
      const file = join(folder, `${language}.ts`)
      const module: { readonly default?: unknown } = existsSync(file) ? await import(file) : {}
      return [language, module.default] as const
    }),
  )
  const found = new Map(loaded)
  return eachLanguage((language) => found.get(language))
}

/** The text of a key with its dots; empty where there is none. */
function textAt(texts: unknown, key: string): string {
  let found: unknown = texts
  for (const word of key.split('.'))
    found = typeof found === 'object' && found !== null ? Reflect.get(found, word) : undefined
  return typeof found === 'string' ? found : ''
}
