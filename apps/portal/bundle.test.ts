// @vitest-environment node
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test, vi } from 'vitest'

/** Bytes of script, gzipped, that a phone fetches for any page, everything that page loads lazily included. */
const mostForAPage = 90_000

const pages = [
  'site-page',
  'position-page',
  'apply-page',
  'application-page',
  'lecture-page',
  'project-page',
  'door-page',
  'hall-page',
  'room-page',
]

test('every page stays under 90 kB of script, and no schema lands on a phone', {
  timeout: 60_000,
}, async () => {
  // React chooses by it what it ships. Files after this one share the environment.
  vi.stubEnv('NODE_ENV', 'production')
  const building = build({ root: import.meta.dirname, logLevel: 'silent', build: { write: false } })
  const built = await building.finally(() => vi.unstubAllEnvs())
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = new Map(
    outputs.filter((output) => output.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  )
  const all = [...chunks.values()]
  expect(all.some(({ code }) => /ZodType|invalid_type/.test(code))).toBe(false)
  const entry = all.find(({ isEntry }) => isEntry)
  // The frame's, the career site's, those of applications, the talent pool's, that of lectures, that of queues, that of rooms and that of code, of which a phone loads one language each.
  const texts = all.filter(({ name }) => /^(zh|en|pt)-/.test(name))
  expect(texts).toHaveLength(36)
  for (const page of pages) {
    const own = all.filter(
      ({ name, moduleIds }) => name === page || moduleIds.some((id) => id.includes(`/${page}.tsx`)),
    )
    expect(own.length, page).toBeGreaterThan(0)
    const needed = withImports([entry, ...own], chunks)
    const modules = new Set([...needed].flatMap(({ moduleIds }) => moduleIds))
    // A page asks for the words of its own catalogues alone.
    const said = texts.filter(({ facadeModuleId }) =>
      modules.has(`${dirname(facadeModuleId ?? '')}/index.ts`),
    )
    expect(said.length, page).toBeGreaterThan(3)
    const weights = ['zh-cn', 'en-us', 'pt-br', 'zh-tw'].map((language) =>
      sum(said.filter(({ name }) => name.startsWith(language)).map(sizeOf)),
    )
    const bytes = sum([...needed].map(sizeOf)) + Math.max(...weights)
    expect(bytes, page).toBeLessThan(mostForAPage)
  }
})

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0)
}

function sizeOf({ code }: Rolldown.OutputChunk): number {
  return gzipSync(code).length
}

function withImports(
  from: readonly (Rolldown.OutputChunk | undefined)[],
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
): ReadonlySet<Rolldown.OutputChunk> {
  const needed = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || needed.has(chunk)) return
    needed.add(chunk)
    for (const name of chunk.imports) add(chunks.get(name))
  }
  for (const chunk of from) add(chunk)
  return needed
}
