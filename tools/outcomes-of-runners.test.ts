import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runStep } from './run-step.ts'
import { outcomesFile, readOutcomes } from './test-outcomes.ts'

const root = join(import.meta.dirname, '..')
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bole-runners-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs samples of every kind of end, and returns title, end and number of tries. */
const endsOf = async (name: string, command: string[]) => {
  const file = join(folder, `${name}.json`)
  const { code } = await runStep(root, command, { isQuiet: true, env: { [outcomesFile]: file } })
  return readOutcomes(file, name, code).tests.map(({ title, end, tries }) => [title, end, tries])
}

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config=tools/fixtures/outcomes/vitest.config.ts']
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config=tools/fixtures/journeys']

test('of vitest, what did not pass is told, whatever kept it from passing', {
  timeout: 120_000,
}, async () => {
  const ends = await endsOf('vitest', [...vitest, '--reporter=./tools/vitest-outcomes.ts'])
  expect(ends).toEqual(
    expect.arrayContaining([
      ['passes', 'passed', 1],
      ['passes at the second try', 'passed', 2],
      ['fails', 'failed', 3],
      ['is a race that would pass at the second try', 'failed', 1],
      ['of a file of races would pass at the second try', 'failed', 1],
      // Its set-up failed.
      ['a set-up that fails > takes its test along', 'did not run', 0],
      ['set-up', 'failed', 1],
      // Its worker died.
      ['takes its worker along', 'did not run', 0],
      ['the file', 'failed', 1],
      ['outside of the tests', 'failed', 1],
    ]),
  )
  // One set-up failed, and one file did not load.
  expect(ends.filter(([title]) => title === 'set-up')).toHaveLength(2)
  expect(ends.map(([title]) => title)).not.toContain('left out > by its author')
})

test('of journeys, one that did not run is told', { timeout: 120_000 }, async () => {
  const ends = await endsOf('journeys', [...playwright, '--reporter=./tools/playwright-outcomes.ts'])
  expect(ends).toEqual([
    ['passes', 'passed', 1],
    ['passes at the second try @careers', 'passed', 2],
    ['fails', 'failed', 3],
    ['did not run, because another one failed', 'did not run', 0],
  ])
})
