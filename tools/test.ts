import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildBrowserApps } from './browser-apps.ts'
import { ensureBrowser } from './chromium.ts'
import { runStep } from './run-step.ts'
import { type Cost, costLines, journeyCosts, vitestCosts } from './test-costs.ts'
import { type Count, closingLine, countPlaywright, countVitest } from './test-results.ts'

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

const check = async (): Promise<Count> => {
  const { code, seconds } = await runStep(root, ['tools/check.ts', ...chosen])
  costs.push({ part: 'checks', tests: 0, seconds })
  return { passed: 0, failed: code === 0 ? 0 : 1 }
}

/** Files that make tests of every call; TEST_DOMAINS narrows them. */
const generated = ['access-matrix', 'malformed-input', 'other-department', 'other-organisation']

const vitest = async () => {
  const report = join(reports, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const files = [
    ...chosen.map((name) => `domains/${name}/`),
    ...(chosen.length > 0 ? generated.map((name) => `apps/server/${name}.test.ts`) : []),
  ]
  const env = { TEST_DOMAINS: chosen.join() }
  const { code } = await runStep(root, ['node_modules/vitest/vitest.mjs', 'run', ...files, ...reporters], {
    env,
  })
  costs.push(...vitestCosts(report, root, domains))
  return countVitest(report, code)
}

const journeys = async (): Promise<Count> => {
  try {
    ensureBrowser('chromium-headless-shell', say)
    buildBrowserApps(root, say)
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    return { passed: 0, failed: 1 }
  }
  const report = join(reports, 'playwright.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const tags = chosen.length > 0 ? ['--grep', `@(${chosen.join('|')})\\b`, '--pass-with-no-tests'] : []
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...tags]
  const { code } = await runStep(root, command, { env })
  costs.push(...journeyCosts(report, domains))
  return countPlaywright(report, code)
}

const counts = [await check(), await vitest(), await journeys()]
say('\nWhat the tests took, by domain; two run at a time:')
for (const line of costLines(costs)) say(line)
say(`\n${closingLine(counts)}`)
process.exitCode = counts.some(({ failed }) => failed > 0) ? 1 : 0
