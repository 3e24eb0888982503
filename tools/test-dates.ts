import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackages } from './debian.ts'
import { runStep } from './run-step.ts'
import { outcomesFile, readOutcomes, summaryLines } from './test-outcomes.ts'

// `npm run test:dates` runs vitest at moments on which dates break: a week, a month and a day that end, a leap day, and the
// day in March that nothing of a year before falls on. With words behind it, the files that these name.
const root = join(import.meta.dirname, '..')
const library = '/usr/lib/*/faketime/libfaketime.so.1'
const moments = [
  { at: '2027-01-31T23:58:00+08:00', zone: 'Asia/Shanghai', name: '23:58 on a Sunday, the last of January' },
  { at: '2028-02-29T12:00:00Z', zone: 'UTC', name: '29 February 2028' },
  { at: '2027-03-02T12:00:00Z', zone: 'UTC', name: '2 March 2027' },
]

const reports = mkdtempSync(join(tmpdir(), 'bole-dates-'))
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => process.exit(1))

const findLibrary = (): string => {
  const [found] = globSync(library)
  if (found) return found
  if (process.getuid?.() !== 0 || !installPackages('libfaketime')) {
    throw new Error('The moments need libfaketime: install it with "sudo apt-get install libfaketime".')
  }
  const [installed] = globSync(library)
  if (!installed) throw new Error(`apt-get installed libfaketime, and ${library} is not there.`)
  return installed
}

const preload = findLibrary()
const ends: string[] = []
for (const { at, zone, name } of moments) {
  const file = join(reports, `${at}.json`)
  const ahead = Math.round((Date.parse(at) - Date.now()) / 1000)
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)]
  const reporters = ['--reporter=default', '--reporter=./tools/vitest-outcomes.ts']
  process.stdout.write(`\n${name}\n`)
  const { code } = await runStep(root, [...command, ...reporters], {
    env: {
      [outcomesFile]: file,
      TZ: zone,
      LD_PRELOAD: preload,
      // An offset and not a moment, so that the clocks of all processes agree, the database's among them.
      FAKETIME: `${ahead < 0 ? '' : '+'}${ahead}s`,
      // Waiting and the ages of files go by the real clock.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    },
  })
  const lines = summaryLines(readOutcomes(file, 'vitest', code).tests)
  for (const line of lines) process.stdout.write(`${line}\n`)
  ends.push(`${name}: ${lines.at(-1)}`)
  if (code !== 0) process.exitCode = 1
}
process.stdout.write(`\n${ends.join('\n')}\n`)
