import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../journeys/setting/server.ts'
import { buildBrowserApps } from './browser-apps.ts'
import { type ChangedParts, changedParts } from './changed-parts.ts'
import { ensureBrowser } from './chromium.ts'
import { runStep } from './run-step.ts'
import { readSourceFiles } from './source-files.ts'
import { type Cost, costLines, costsOf, forecastLine } from './test-costs.ts'
import { failedStep, outcomesFile, readOutcomes, summaryLines, type TestOutcome } from './test-outcomes.ts'

// `npm test` runs everything; `npm test -- positions themes` what these domains are held to; `npm test -- --since main`
// what has changed since then, and what imports it.
const root = join(import.meta.dirname, '..')
const domains = readdirSync(join(root, 'domains')).sort()
const reports = mkdtempSync(join(tmpdir(), 'bole-reports-'))
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))

// The priority at which documents are read and pictures made: where all processors are busy with tests, the tests that wait
// for these would otherwise wait for all others.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

// What runs in our group hears the signal too; we only have to leave.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => process.exit(1))

const say = (line: string) => process.stdout.write(`${line}\n`)
const costs: Cost[] = []
const leftOut = process.env.TEST_LONG ? [] : ['What only the long run has (npm run test:long).']

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** What this run is for; null for everything. */
const selection = (words: readonly string[]): ChangedParts | null => {
  const [first, since = 'main'] = words
  if (first === undefined) return null
  if (first !== '--since') return { changed: words, around: [], tests: [], whole: null }
  const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
  const parts = changedParts(files, readSourceFiles(root), domains)
  if (parts.whole === null) return parts
  say(`Everything is tested: ${parts.whole} belongs to no domain.`)
  return null
}

const chosen = selection(process.argv.slice(2))
const unknown = chosen?.changed.filter((name) => !domains.includes(name)) ?? []
if (unknown.length > 0) {
  say(`There is no domain called ${unknown.join(' or ')}. There are: ${domains.join(', ')}.`)
  process.exit(1)
}
if (chosen) {
  const others = domains.filter((name) => !chosen.changed.includes(name) && !chosen.around.includes(name))
  leftOut.push(`The tests of ${others.join(', ')}, and what is made of their calls.`)
  leftOut.push('Tests and journeys that belong to no domain of these.')
}

const check = async (): Promise<TestOutcome[]> => {
  const { code, seconds } = await runStep(root, ['tools/check.ts', ...(chosen?.changed ?? [])])
  costs.push({ part: 'checks', tests: 0, seconds })
  return code === 0 ? [] : [failedStep('checks', 'npm run check says what is wrong.')]
}

/** Files that make tests of every call; TEST_DOMAINS narrows them. */
const generated = ['access-matrix', 'malformed-input', 'other-department', 'other-organisation']

/** Runs a test runner to its end and reads how each of its tests ended. */
const outcomesOf = async (runner: string, command: string[], env: Record<string, string> = {}) => {
  const file = join(reports, `${runner}.json`)
  const { code } = await runStep(root, command, { env: { ...env, [outcomesFile]: file } })
  const outcomes = readOutcomes(file, runner, code)
  costs.push(...costsOf(outcomes, domains))
  return outcomes.tests
}

const vitest = async (): Promise<TestOutcome[]> => {
  const parts = chosen ? [...chosen.changed, ...chosen.around].map((name) => `domains/${name}/`) : []
  const ofCalls = chosen && chosen.changed.length > 0 ? generated : []
  const tests = chosen?.tests.filter((path) => !path.startsWith('journeys/')) ?? []
  const files = [...parts, ...ofCalls.map((name) => `apps/server/${name}.test.ts`), ...tests]
  if (chosen && files.length === 0) return []
  const reporters = ['--reporter=default', '--reporter=./tools/vitest-outcomes.ts']
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...files, ...reporters]
  return outcomesOf('vitest', command, { TEST_DOMAINS: chosen?.changed.join() ?? '' })
}

/** Which journeys: those tagged with a domain, and those that changed themselves. */
const someJourneys = (): string[][] => {
  if (!chosen) return [[]]
  const files = chosen.tests.filter((path) => path.startsWith('journeys/'))
  const tags = chosen.changed.length > 0 ? [['--grep', `@(${chosen.changed.join('|')})\\b`]] : []
  return [...tags, ...(files.length > 0 ? [files] : [])]
}

/** One project of the journeys: what runs one by one runs whether or not something before it failed. */
const journeysOf = (project: string, url: string, which: readonly string[]) => {
  const command = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--project',
    project,
    '--no-deps',
    ...which,
  ]
  const reporters = ['--pass-with-no-tests', '--reporter=list,./tools/playwright-outcomes.ts']
  return outcomesOf(`journeys, ${project}`, [...command, ...reporters], { JOURNEYS_URL: url })
}

const journeys = async (): Promise<TestOutcome[]> => {
  const which = someJourneys()
  if (which.length === 0) return []
  try {
    ensureBrowser('chromium-headless-shell', say)
    buildBrowserApps(root, say)
    const { url, stop } = await startServer()
    const outcomes: TestOutcome[] = []
    for (const project of ['side by side', 'one by one'])
      for (const some of which) outcomes.push(...(await journeysOf(project, url, some)))
    await stop()
    return outcomes
  } catch (error) {
    return [failedStep('journeys', error instanceof Error ? error.message : String(error))]
  }
}

const took = async (step: () => Promise<TestOutcome[]>) => {
  const began = performance.now()
  const outcomes = await step()
  return { outcomes, seconds: (performance.now() - began) / 1000 }
}

const steps = [await took(check), await took(vitest), await took(journeys)]
const outcomes = steps.flatMap((step) => step.outcomes)
say('\nWhat the tests took, by domain; two run at a time:')
for (const line of costLines(costs)) say(line)
if (!chosen)
  say(
    forecastLine(
      costs,
      steps.reduce((sum, { seconds }) => sum + seconds, 0),
      domains,
    ),
  )
say(`\nLeft out:\n${leftOut.map((line) => `  ${line}`).join('\n') || '  Nothing.'}\n`)
for (const line of summaryLines(outcomes)) say(line)
process.exitCode = outcomes.some(({ end }) => end !== 'passed') ? 1 : 0
