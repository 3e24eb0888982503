import type { SourceFile } from './source-files.ts'

/** What a change asks to be tested. */
export interface ChangedParts {
  /** Domains of which a file changed. */
  readonly changed: readonly string[]
  /** Domains that import one of them. */
  readonly around: readonly string[]
  /** Files of tests and journeys outside of the domains that changed themselves. */
  readonly tests: readonly string[]
  /** The file for whose sake nothing can be left out; null where something can. */
  readonly whole: string | null
}

const isTest = /\.test\.tsx?$|^journeys\/[^/]+\.spec\.ts$/
// Read by people, or written from what is tested elsewhere.
const isWords = /\.md$|^docs\/|^bench\/|\.generated\.ts$|^apps\/web\/src\/texts\//

/**
 * Which parts a change touches: a file of a domain its domain and those that import it; a test of another folder itself;
 * any other file, which no domain owns, everything.
 */
export function changedParts(
  files: readonly string[],
  sources: readonly SourceFile[],
  domains: readonly string[],
): ChangedParts {
  const domainOf = (path: string) => {
    const [folder, name = ''] = path.split('/')
    return folder === 'domains' && domains.includes(name) ? name : undefined
  }
  const read = files.filter((path) => !isWords.test(path))
  const changed = new Set(read.flatMap((path) => domainOf(path) ?? []))
  const outside = read.filter((path) => domainOf(path) === undefined)
  const imports = new RegExp(`from '@bole/(${[...changed].join('|')})/`)
  const around = sources.flatMap(({ path, text }) => {
    const domain = domainOf(path)
    return domain && !changed.has(domain) && changed.size > 0 && imports.test(text) ? [domain] : []
  })
  return {
    changed: [...changed].sort(),
    around: [...new Set(around)].sort(),
    tests: outside.filter((path) => isTest.test(path)),
    whole: outside.find((path) => !isTest.test(path)) ?? null,
  }
}
