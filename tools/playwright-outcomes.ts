import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { type TestOutcome, writeOutcomes } from './test-outcomes.ts'

const ends = {
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
  skipped: 'did not run',
} as const satisfies Record<ReturnType<TestCase['outcome']>, TestOutcome['end']>

const coloured = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** What was expected where, in one line: the first lines of what was said. */
const inOneLine = ({ message = '' }: TestError) => {
  const lines = message.replace(coloured, '').split('\n')
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 4)
    .join(' · ')
}

/** Writes down how each journey ended; one that did not run because another failed has not passed. */
export default class PlaywrightOutcomes implements Reporter {
  private suite: Suite | undefined
  private readonly outside: TestError[] = []

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite
  }

  /** An error outside of any journey: a file that does not load, a server that does not start. */
  onError(error: TestError): void {
    this.outside.push(error)
  }

  onEnd(): void {
    const tests = (this.suite?.allTests() ?? []).filter((test) => test.expectedStatus !== 'skipped')
    writeOutcomes({ tests: [...tests.map(outcome), ...this.outside.map(failure)], files: [] })
  }
}

const outcome = (test: TestCase): TestOutcome => {
  const failed = test.results.find(({ status }) => status !== 'passed' && status !== 'skipped')
  const end = ends[test.outcome()]
  return {
    place: `${relative(process.cwd(), test.location.file)}:${failed?.error?.location?.line ?? test.location.line}`,
    title: test.title,
    // One that was broken off is no journey that nobody wanted.
    end: end === 'did not run' && failed ? 'failed' : end,
    tries: test.results.filter(({ status }) => status !== 'skipped').length,
    ...(failed && { message: failed.error ? inOneLine(failed.error) : failed.status }),
    seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    tags: test.tags.map((tag) => tag.replace(/^@/, '')),
  }
}

const failure = (error: TestError): TestOutcome => ({
  place: error.location
    ? `${relative(process.cwd(), error.location.file)}:${error.location.line}`
    : 'journeys',
  title: 'outside of the journeys',
  end: 'failed',
  tries: 1,
  message: inOneLine(error),
  seconds: 0,
  tags: [],
})
