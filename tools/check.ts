import { join } from 'node:path'
import { runStep } from './run-step.ts'

const root = join(import.meta.dirname, '..')

// With names of domains, what is read file by file is read there alone; what holds the whole together is always held.
const chosen = process.argv.slice(2).map((domain) => `domains/${domain}`)
const folders = chosen.length > 0 ? chosen : ['.']

// The longest first, so that two processors are busy to the end.
const steps: Record<string, string[]> = {
  types: ['node_modules/typescript/bin/tsc', '-p', '.'],
  promises: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--quiet', '-f', 'unix', ...folders],
  imports: ['tools/dependencies.ts'],
  unused: ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
  style: ['node_modules/@biomejs/biome/bin/biome', 'check', '--diagnostic-level=warn', ...folders],
  derived: ['tools/derive.ts', '--check'],
  budget: ['tools/budget.ts'],
}

const waiting = Object.entries(steps)
const failed: string[] = []

const worker = async () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [name, command] = next
    const { code, output, seconds } = await runStep(root, command, { isQuiet: true })
    const isFine = code === 0
    if (!isFine) failed.push(name)
    process.stdout.write(`${isFine ? '✓' : '✗'} ${name} ${seconds.toFixed(1)} s\n${isFine ? '' : output}`)
  }
}

const began = performance.now()
await Promise.all([worker(), worker(), worker()])
const took = ((performance.now() - began) / 1000).toFixed(1)
process.stdout.write(
  failed.length === 0 ? `All checks passed in ${took} s.\n` : `Failed: ${failed.join(', ')} (${took} s).\n`,
)
process.exitCode = failed.length === 0 ? 0 : 1
