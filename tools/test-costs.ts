import type { RunOutcomes } from './test-outcomes.ts'

/** What the tests of a domain, or of another part of the tree, took. */
export type Cost = { part: string; tests: number; seconds: number }

/** The domain a file lies in; outside of `domains` its folder, of `apps` with the app. */
const partOf = (place: string) => {
  const [first = '', second = ''] = place.split('/')
  return first === 'domains' ? second : first === 'apps' ? `${first}/${second}` : first
}

/**
 * Costs by part of what a runner wrote down. A test generated from a call (`pipeline.moveMany body.post_id`) is its
 * domain's, wherever its file lies, and a journey of the first domain it is tagged with; what a file took besides its
 * tests is the file's.
 */
export const costsOf = ({ tests, files }: RunOutcomes, domains: readonly string[]): Cost[] => [
  ...tests.map(({ title, place, tags, seconds }) => {
    const named = [...tags, title.split(' > ').at(-1)?.split('.', 1)[0] ?? '']
    return { part: named.find((name) => domains.includes(name)) ?? partOf(place), tests: 1, seconds }
  }),
  ...files.map(({ place, seconds }) => ({ part: partOf(place), tests: 0, seconds })),
]

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

/**
 * What the whole run took, and would take with four times as many calls: what belongs to a domain, made of its calls or
 * a journey through it grows with them; the checks and what holds the host together do not.
 */
export const forecastLine = (costs: readonly Cost[], seconds: number, domains: readonly string[]): string => {
  const sum = (list: readonly Cost[]) => list.reduce((all, cost) => all + cost.seconds, 0)
  const growing = sum(costs.filter(({ part }) => domains.includes(part))) / Math.max(1, sum(costs))
  const inMinutes = (value: number) => (value / 60).toFixed(1)
  const grown = seconds * (1 - growing) + seconds * growing * 4
  return `${inMinutes(seconds)} minutes; with four times as many calls it would be ${inMinutes(grown)}.`
}
