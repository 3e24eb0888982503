import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOutcomes, summaryLines, type TestOutcome } from './test-outcomes.ts'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bole-outcomes-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const passed: TestOutcome = {
  place: 'domains/careers/server/apply.test.ts',
  title: 'applying > is kept',
  end: 'passed',
  tries: 1,
  seconds: 1,
  tags: [],
}
const later: TestOutcome = { ...passed, title: 'is slow', tries: 2, message: 'expected 1 to be 2' }
const failed: TestOutcome = { ...later, title: 'is wrong', end: 'failed', tries: 3 }
const unrun: TestOutcome = { ...passed, title: 'is waiting', end: 'did not run', tries: 0 }

const report = (...tests: TestOutcome[]) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify({ tests, files: [] }))
  return file
}

const endOf = (file: string, code: number) => summaryLines(readOutcomes(file, 'vitest', code).tests).at(-1)

test.each([
  ['all passed', [passed, passed], 0, '2 passed, 0 failed'],
  ['one passed at a second try', [passed, later], 0, '2 passed, 0 failed'],
  ['one failed', [passed, failed], 1, '1 passed, 1 failed'],
  ['what did not run has not passed', [passed, unrun], 1, '1 passed, 1 failed'],
  ['a runner that failed without a failed test', [passed], 1, '1 passed, 1 failed'],
])('%s', (_, tests, code, line) => {
  expect(endOf(report(...tests), code)).toBe(line)
})

test('a runner that left no report, or half of one, is a failure', () => {
  expect(endOf(join(folder, 'none.json'), 0)).toBe('0 passed, 1 failed')
  const broken = join(folder, 'broken.json')
  writeFileSync(broken, '{"tests":[{"title":"half"}]}')
  expect(endOf(broken, 0)).toBe('0 passed, 1 failed')
})

test('the end names who passed late and who failed, each in three lines', () => {
  expect(summaryLines([passed, later, failed, unrun])).toEqual([
    'Passed at a second try: 1',
    '  is slow',
    '    domains/careers/server/apply.test.ts',
    '    expected 1 to be 2',
    '',
    'Failed: 2',
    '  is wrong',
    '    domains/careers/server/apply.test.ts',
    '    expected 1 to be 2',
    '  is waiting',
    '    domains/careers/server/apply.test.ts',
    '    Did not run.',
    '',
    '2 passed, 2 failed',
  ])
})
