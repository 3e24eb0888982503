import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import * as z from 'zod'

/** What the tests of a domain, or of another part of the tree, took. */
export type Cost = { part: string; tests: number; seconds: number }

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ title: z.string(), duration: z.number().nullish() })),
    }),
  ),
})

type Suite = z.infer<typeof suite>
const suite = z.object({
  file: z.string(),
  specs: z.array(
    z.object({
      tags: z.array(z.string()),
      tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
  get suites() {
    return z.array(suite).optional()
  },
})
const playwrightReport = z.object({ suites: z.array(suite) })

const read = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined

/** The domain a file lies in; outside of `domains` its folder, of `apps` with the app. */
const partOf = (path: string) => {
  const [first = '', second = ''] = path.split('/')
  return first === 'domains' ? second : first === 'apps' ? `${first}/${second}` : first
}

/**
 * Costs by part from vitest's JSON report. A test generated from a call (`pipeline.moveMany body.post_id`) is its
 * domain's, wherever its file lies; what a file took besides its tests is the file's.
 */
export const vitestCosts = (file: string, root: string, domains: readonly string[]): Cost[] => {
  const parsed = vitestReport.safeParse(read(file))
  if (!parsed.success) return []
  return parsed.data.testResults.flatMap(({ name, startTime, endTime, assertionResults }) => {
    const part = partOf(relative(root, name))
    const tests = assertionResults.map(({ title, duration }) => {
      const [word = ''] = title.split('.', 1)
      return { part: domains.includes(word) ? word : part, tests: 1, seconds: (duration ?? 0) / 1000 }
    })
    const inTests = tests.reduce((sum, { seconds }) => sum + seconds, 0)
    return [...tests, { part, tests: 0, seconds: Math.max(0, (endTime - startTime) / 1000 - inTests) }]
  })
}

/** Costs by part from Playwright's JSON report: a journey is of the first domain it is tagged with. */
export const journeyCosts = (file: string, domains: readonly string[]): Cost[] => {
  const parsed = playwrightReport.safeParse(read(file))
  if (!parsed.success) return []
  const costsIn = ({ specs, suites = [] }: Suite): Cost[] => [
    ...specs.map(({ tags, tests }) => ({
      part: tags.find((tag) => domains.includes(tag)) ?? 'journeys',
      tests: 1,
      seconds:
        tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    ...suites.flatMap(costsIn),
  ]
  return parsed.data.suites.flatMap(costsIn)
}

/** What each part cost, dearest first, as lines of a table. */
export const costLines = (costs: readonly Cost[]): string[] => {
  const sums = new Map<string, Cost>()
  for (const { part, tests, seconds } of costs) {
    const sum = sums.get(part) ?? { part, tests: 0, seconds: 0 }
    sums.set(part, { part, tests: sum.tests + tests, seconds: sum.seconds + seconds })
  }
  return [...sums.values()]
    .toSorted((one, other) => other.seconds - one.seconds)
    .map(
      ({ part, tests, seconds }) =>
        `${part.padEnd(16)} ${seconds.toFixed(1).padStart(7)} s ${String(tests).padStart(6)} tests`,
    )
}
