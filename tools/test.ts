import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildBrowserApps } from './browser-apps.ts'
import { ensureChromium } from './chromium.ts'
import { runStep } from './run-step.ts'
import { type Count, closingLine, countPlaywright, countVitest } from './test-results.ts'

const root = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'bole-reports-'))
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))

// What runs in our group hears the signal too; we only have to leave.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => process.exit(1))

const say = (line: string) => process.stdout.write(`${line}\n`)

const check = async (): Promise<Count> => {
  const { code } = await runStep(root, ['tools/check.ts'])
  return { passed: 0, failed: code === 0 ? 0 : 1 }
}

const vitest = async () => {
  const report = join(reports, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await runStep(root, ['node_modules/vitest/vitest.mjs', 'run', ...reporters])
  return countVitest(report, code)
}

const journeys = async (): Promise<Count> => {
  if (globSync('journeys/*.spec.ts', { cwd: root }).length === 0) return { passed: 0, failed: 0 }
  try {
    ensureChromium(say)
    buildBrowserApps(root, say)
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    return { passed: 0, failed: 1 }
  }
  const report = join(reports, 'playwright.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']
  const { code } = await runStep(root, command, { env })
  return countPlaywright(report, code)
}

const counts = [await check(), await vitest(), await journeys()]
say(closingLine(counts))
process.exitCode = counts.some(({ failed }) => failed > 0) ? 1 : 0
