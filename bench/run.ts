import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openBenchDatabase } from './generate.ts'
import { kinds } from './kinds.ts'
import { measure, type Plan, type Result } from './measure.ts'
import { lineOf, tableOf } from './report.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

const usage = `npm run bench -- [--size 100000,1000000] [--seconds 5] [--at-once 1,8,32] [--only list,move] [--profile]
--profile leaves a processor profile of our server in bench/results, for Chrome's developer tools.
Kinds: ${kinds.map(({ name }) => name).join(', ')}`

function asked(): { readonly sizes: readonly number[]; readonly plan: Plan } {
  const { values } = parseArgs({
    options: {
      size: { type: 'string', default: '100000' },
      seconds: { type: 'string', default: '5' },
      'at-once': { type: 'string', default: '1,8,32' },
      only: { type: 'string', default: '' },
      profile: { type: 'boolean', default: false },
    },
  })
  const numbers = (text: string) => text.split(',').map(Number)
  const only = values.only.split(',').filter(Boolean)
  const sizes = numbers(values.size)
  const plan = {
    kinds: kinds.filter(({ name }) => only.length === 0 || only.includes(name)),
    concurrencies: numbers(values['at-once']),
    seconds: Number(values.seconds),
    serverFlags: values.profile
      ? ['--cpu-prof', `--cpu-prof-dir=${join(import.meta.dirname, 'results')}`]
      : [],
  }
  const figures = [...sizes, ...plan.concurrencies, plan.seconds]
  const isWrong = figures.some((figure) => !(figure > 0)) || only.length > plan.kinds.length
  if (isWrong) throw new Error(usage)
  return { sizes, plan }
}

async function keep(results: readonly Result[]): Promise<string> {
  const folder = join(import.meta.dirname, 'results')
  await mkdir(folder, { recursive: true })
  const stem = join(folder, new Date().toISOString().replace(/[:.]/g, '-'))
  const machine = { node: process.version, processors: availableParallelism(), at: new Date().toISOString() }
  await writeFile(`${stem}.json`, JSON.stringify({ machine, results }, null, 2))
  await writeFile(`${stem}.md`, `${tableOf(results)}\n`)
  return stem
}

try {
  const { sizes, plan } = asked()
  const results: Result[] = []
  for (const size of sizes) {
    const database = await openBenchDatabase(size, say)
    try {
      results.push(...(await measure(size, database, plan, (result) => say(lineOf(result)))))
    } finally {
      await database.stop()
    }
  }
  say(`\n${tableOf(results)}\n`)
  const cost = results.reduce((sum, { ours }) => sum + ours.driverCpu, 0) / Math.max(1, results.length)
  say(`The driver itself used ${cost.toFixed(3)} ms of processor time a request.`)
  say(`Kept in ${await keep(results)}.{json,md}`)
  process.exitCode = results.some(({ ours }) => ours.failures > 0) ? 1 : 0
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
