import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'

/** How many tests passed and failed. */
export type Count = { passed: number; failed: number }

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
})

const read = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined

// A runner that fails without a failed test (a file that does not load, no report at all) is one failure.
const heed = ({ passed, failed }: Count, code: number): Count => ({
  passed,
  failed: failed === 0 && code !== 0 ? 1 : failed,
})

/** Counts vitest's JSON report; a file that did not load counts as one failed test. */
export const countVitest = (file: string, code: number): Count => {
  const parsed = vitestReport.safeParse(read(file))
  if (!parsed.success) return heed({ passed: 0, failed: 0 }, code || 1)
  const { numPassedTests: passed, numFailedTests, testResults } = parsed.data
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return heed({ passed, failed: numFailedTests + unloaded.length }, code)
}

/** Counts Playwright's JSON report; a test that passed when tried again has passed. */
export const countPlaywright = (file: string, code: number): Count => {
  const parsed = playwrightReport.safeParse(read(file))
  if (!parsed.success) return heed({ passed: 0, failed: 0 }, code || 1)
  const { expected, flaky, unexpected } = parsed.data.stats
  return heed({ passed: expected + flaky, failed: unexpected }, code)
}

/** The last line of a run. */
export const closingLine = (counts: Count[]) => {
  const total = (of: keyof Count) => counts.reduce((sum, count) => sum + count[of], 0)
  return `${total('passed')} passed, ${total('failed')} failed`
}
