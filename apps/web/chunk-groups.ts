import { build, type Rolldown, type UserConfig } from 'vite'

/** What people open first, with the header's menus; script that some of these need before they are drawn is bundled apart from everything else. */
const firstScreens = [
  '/accounts/web/sign-in.tsx',
  '/web/src/shell/shell.tsx',
  '/dashboard/web/dashboard.tsx',
  '/pipeline/web/candidate-list.tsx',
  '/platform/web/popups.ts',
  '/web/src/shell/palette.tsx',
]
/** From how many domains on it is `many`, and `most`, that need a module. */
const [many, most] = [8, 19]

/** What is fetched for one language alone. */
const ofLanguage = /\/texts\/\w\w-\w\w\.ts$|\/antd\/es\/locale\//
const domainOf = (id: string) => /\/domains\/([^/]+)\//.exec(id)?.[1] ?? 'app'

/**
 * The file each module belongs to, by the module's id.
 *
 * Left alone, a module goes into one file with those that exactly the same parts of the app need: over 700 files, 200 of which
 * open a list. So the app is built once to learn which parts need what. What three of the first screens need is one file, what one or
 * two of them need another; what one domain alone needs, screens and dialogs alike, is one file of that domain; what several need
 * is one file for a few, one for many and one for most. What a language needs stays files of its own.
 */
export async function chunkGroups(config: UserConfig): Promise<ReadonlyMap<string, string>> {
  const chunks = await fineChunks(config)
  const reached = new Map<string, Set<string>>()
  const reach = (name: string, by: string) => {
    const sources = reached.get(name) ?? new Set()
    if (sources.has(by)) return
    reached.set(name, sources.add(by))
    for (const imported of chunks.get(name)?.imports ?? []) reach(imported, by)
  }
  const first = new Set<string>()
  for (const chunk of chunks.values()) {
    const id = chunk.facadeModuleId ?? ''
    const screen = firstScreens.find((path) => id.endsWith(path))
    if (screen) first.add(screen)
    if (chunk.isDynamicEntry)
      reach(chunk.fileName, ofLanguage.test(id) ? 'language' : (screen ?? domainOf(id)))
  }
  const lost = firstScreens.filter((path) => !first.has(path))
  if (lost.length > 0) throw new Error(`No file is a first screen's: ${lost.join(', ')}`)
  return new Map(
    [...chunks.values()].flatMap((chunk) => {
      const name = groupOf([...(reached.get(chunk.fileName) ?? [])].sort())
      return name ? chunk.moduleIds.map((id): [string, string] => [id, name]) : []
    }),
  )
}

function groupOf(sources: readonly string[]): string | null {
  if (sources.includes('language')) return null
  const first = firstScreens.filter((path) => sources.includes(path))
  if (first.length > 2) return 'first'
  if (first.length > 0) return `first${first.map((path) => firstScreens.indexOf(path)).join('-')}`
  if (sources.length === 0) return null
  if (sources.length === 1) return `of-${sources[0]}`
  return sources.length < many ? 'few' : sources.length < most ? 'many' : 'most'
}

/** The app's files as they come, with what each needs. */
async function fineChunks(config: UserConfig): Promise<ReadonlyMap<string, Rolldown.OutputChunk>> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    build: { ...config.build, write: false, minify: false },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return new Map(
    outputs.flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output] as const] : [])),
  )
}
