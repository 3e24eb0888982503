// @vitest-environment node
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test, vi } from 'vitest'

/** Files that a browser asks for before a staff screen is drawn, but for the texts of its language and its styles. */
const mostFiles = 20

/** Bytes of script, gzipped, that a browser fetches before a staff screen is drawn (quality.md: performance). */
const mostForAScreen = 250_000

let chunks = new Map<string, Rolldown.OutputChunk>()

beforeAll(async () => {
  // React chooses by it what it ships. Files after this one share the environment.
  vi.stubEnv('NODE_ENV', 'production')
  const building = build({ root: import.meta.dirname, logLevel: 'silent', build: { write: false } })
  const built = await building.finally(() => vi.unstubAllEnvs())
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  chunks = new Map(
    outputs.filter((output) => output.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  )
}, 60_000)

test.each([
  ['the page for signing in', ['/accounts/web/sign-in.tsx']],
  ['the dashboard', ['/web/src/shell/shell.tsx', '/dashboard/web/dashboard.tsx']],
  ['the list of candidates', ['/web/src/shell/shell.tsx', '/pipeline/web/candidate-list.tsx']],
])('%s is drawn from at most 250 kB of script', (_, modules) => {
  const needed = withImports([...chunks.values()].filter(({ isEntry }) => isEntry))
  for (const module of modules) for (const chunk of withImports([screenOf(module)])) needed.add(chunk)
  const bytes = [...needed].map(sizeOf).reduce((sum, size) => sum + size, largestTextsOf(needed))
  expect(bytes).toBeLessThan(mostForAScreen)
  expect(needed.size).toBeLessThan(mostFiles)
})

test('no part of the app, whatever the address asks for, brings the schemas', () => {
  const bringing = [...chunks.values()].filter(({ code }) => /ZodType|invalid_type/.test(code))
  expect(bringing.map(({ name }) => name)).toEqual([])
})

test('nothing reaches for a schema that the build has taken out of its call', () => {
  const reaching = [...chunks.values()].filter(({ code }) =>
    /\.(?:params|query|body|reply)\.(?:safeParse|parse|shape)\b/.test(code),
  )
  expect(reaching.map(({ name }) => name)).toEqual([])
})

function screenOf(module: string): Rolldown.OutputChunk | undefined {
  const found = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
  expect(found, module).toBeDefined()
  return found
}

/** Of each set of words that these chunks will ask for, the language that weighs most. */
function largestTextsOf(needed: ReadonlySet<Rolldown.OutputChunk>): number {
  const named = [...needed].flatMap(({ moduleIds }) => moduleIds)
  const folders = named.filter((id) => id.endsWith('/texts/index.ts')).map(dirname)
  expect(folders.length).toBeGreaterThan(0)
  return [...folders, '/node_modules/antd/es/locale'].reduce((sum, folder) => {
    const languages = [...chunks.values()].filter(
      ({ facadeModuleId, isDynamicEntry }) => isDynamicEntry && facadeModuleId?.includes(`${folder}/`),
    )
    const weights = languages.map((chunk) =>
      [...withImports([chunk])].filter((one) => !needed.has(one)).reduce((all, one) => all + sizeOf(one), 0),
    )
    expect(weights.length, folder).toBeGreaterThan(2)
    return sum + Math.max(...weights)
  }, 0)
}

function sizeOf({ code }: Rolldown.OutputChunk): number {
  return gzipSync(code).length
}

function withImports(from: readonly (Rolldown.OutputChunk | undefined)[]): Set<Rolldown.OutputChunk> {
  const needed = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || needed.has(chunk)) return
    needed.add(chunk)
    for (const name of chunk.imports) add(chunks.get(name))
  }
  for (const chunk of from) add(chunk)
  return needed
}
