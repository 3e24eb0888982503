import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runStep } from './run-step.ts'

let root = ''

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'bole-step-'))
})

afterAll(() => rmSync(root, { recursive: true }))

/** Runs a program of these words, quietly. */
function run(
  program: string,
  { rest = [], env = {} }: { rest?: string[]; env?: Record<string, string> } = {},
) {
  writeFileSync(join(root, 'step.mjs'), program)
  return runStep(root, ['step.mjs', ...rest], { isQuiet: true, env })
}

test('what a step printed is kept, errors and all', async () => {
  const { code, output, seconds } = await run(`console.log('said'); console.error('warned')`)
  expect(code).toBe(0)
  expect(output.split('\n').toSorted()).toEqual(['', 'said', 'warned'])
  expect(seconds).toBeGreaterThan(0)
})

test('it runs where it is told, with the words and the settings it is given', async () => {
  const program = `console.log(JSON.stringify([process.cwd(), process.argv.slice(2), process.env.BOLE_STEP]))`
  const { output } = await run(program, { rest: ['one', '--two'], env: { BOLE_STEP: 'x' } })
  expect(JSON.parse(output)).toEqual([expect.stringContaining('bole-step-'), ['one', '--two'], 'x'])
})

test.each([
  ['says no', 'process.exit(3)', 3],
  ['throws', `throw new Error('oh')`, 1],
  ['is killed', `process.kill(process.pid, 'SIGKILL')`, 1],
])('a step that %s has failed', async (_, program, code) => {
  expect((await run(program)).code).toBe(code)
})

test('a program that is not there has failed, and so has one that cannot be started', async () => {
  expect((await runStep(root, ['nowhere.mjs'], { isQuiet: true })).code).toBe(1)
  expect((await runStep(join(root, 'nowhere'), ['step.mjs'], { isQuiet: true })).code).toBe(1)
})
