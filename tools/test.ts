import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../journeys/setting/server.ts'
import { buildBrowserApps } from './browser-apps.ts'
import { ensureBrowser } from './chromium.ts'
import { runStep } from './run-step.ts'
import { type Cost, costLines, costsOf } from './test-costs.ts'
import { failedStep, outcomesFile, readOutcomes, summaryLines, type TestOutcome } from './test-outcomes.ts'

// `npm test` runs everything; `npm test -- positions themes` what these domains are held to.
const root = join(import.meta.dirname, '..')
const domains = readdirSync(join(root, 'domains')).sort()
const chosen = process.argv.slice(2)
const reports = mkdtempSync(join(tmpdir(), 'bole-reports-'))
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))

// The priority at which documents are read and pictures made: where all processors are busy with tests, the tests that wait
// for these would otherwise wait for all others.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

// What runs in our group hears the signal too; we only have to leave.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => process.exit(1))

const say = (line: string) => process.stdout.write(`${line}\n`)
const costs: Cost[] = []

const unknown = chosen.filter((name) => !domains.includes(name))
if (unknown.length > 0) {
  say(`There is no domain called ${unknown.join(' or ')}. There are: ${domains.join(', ')}.`)
  process.exit(1)
}

const check = async (): Promise<TestOutcome[]> => {
  const { code, seconds } = await runStep(root, ['tools/check.ts', ...chosen])
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

const vitest = () => {
  const files = [
    ...chosen.map((name) => `domains/${name}/`),
    ...(chosen.length > 0 ? generated.map((name) => `apps/server/${name}.test.ts`) : []),
  ]
  const reporters = ['--reporter=default', '--reporter=./tools/vitest-outcomes.ts']
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...files, ...reporters]
  return outcomesOf('vitest', command, { TEST_DOMAINS: chosen.join() })
}

/** One project of the journeys: what runs one by one runs whether or not something before it failed. */
const journeysOf = (project: string, url: string) => {
  const tags = chosen.length > 0 ? ['--grep', `@(${chosen.join('|')})\\b`, '--pass-with-no-tests'] : []
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--project', project, '--no-deps', ...tags]
  const reporters = '--reporter=list,./tools/playwright-outcomes.ts'
  return outcomesOf(`journeys, ${project}`, [...command, reporters], { JOURNEYS_URL: url })
}

const journeys = async (): Promise<TestOutcome[]> => {
  try {
    ensureBrowser('chromium-headless-shell', say)
    buildBrowserApps(root, say)
    const { url, stop } = await startServer()
    const outcomes = [...(await journeysOf('side by side', url)), ...(await journeysOf('one by one', url))]
    await stop()
    return outcomes
  } catch (error) {
    return [failedStep('journeys', error instanceof Error ? error.message : String(error))]
  }
}

const outcomes = [...(await check()), ...(await vitest()), ...(await journeys())]
say('\nWhat the tests took, by domain; two run at a time:')
for (const line of costLines(costs)) say(line)
say('')
for (const line of summaryLines(outcomes)) say(line)
process.exitCode = outcomes.some(({ end }) => end !== 'passed') ? 1 : 0
