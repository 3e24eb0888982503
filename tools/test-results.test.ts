import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closingLine, countPlaywright, countVitest } from './test-results.ts'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bole-results-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const report = (content: unknown) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const vitest = (numPassedTests: number, numFailedTests: number, testResults: object[] = []) =>
  report({ numPassedTests, numFailedTests, testResults })

test('vitest’s tests are counted, and a file that did not load as one', () => {
  expect(countVitest(vitest(7, 0), 0)).toEqual({ passed: 7, failed: 0 })
  const results = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
  ]
  expect(countVitest(vitest(7, 1, results), 1)).toEqual({ passed: 7, failed: 2 })
})

test('a runner that failed without a failed test is a failure', () => {
  expect(countVitest(vitest(7, 0), 1)).toEqual({ passed: 7, failed: 1 })
  expect(countVitest(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 })
  expect(countPlaywright(join(folder, 'none.json'), 1)).toEqual({ passed: 0, failed: 1 })
})

test('Playwright’s tests are counted, a flaky one as passed', () => {
  const stats = { expected: 3, flaky: 1, unexpected: 2, skipped: 4 }
  expect(countPlaywright(report({ stats }), 1)).toEqual({ passed: 4, failed: 2 })
})

test('the closing line sums', () => {
  expect(
    closingLine([
      { passed: 7, failed: 2 },
      { passed: 4, failed: 1 },
    ]),
  ).toBe('11 passed, 3 failed')
})
