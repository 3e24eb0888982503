import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as z from 'zod'

const outcome = z.object({
  /** Where the test stands, from the project's root, with a line where one is known: `journeys/a.spec.ts:12`. */
  place: z.string(),
  title: z.string(),
  end: z.enum(['passed', 'failed', 'did not run']),
  /** How often it was begun; one that passed at more than one try is told apart from the others. */
  tries: z.number(),
  /** The first line of what the first try that failed said. */
  message: z.string().optional(),
  /** All tries together. */
  seconds: z.number(),
  tags: z.array(z.string()),
})

const outcomesOfARun = z.object({
  tests: z.array(outcome),
  /** Time of files besides their tests: loading them, and what they set up. */
  files: z.array(z.object({ place: z.string(), seconds: z.number() })),
})

/** How one test ended. */
export type TestOutcome = z.infer<typeof outcome>
/** What a runner writes down when it has ended; both runners write the same. */
export type RunOutcomes = z.infer<typeof outcomesOfARun>

/** The environment variable that names the file a runner's reporter writes to. */
export const outcomesFile = 'TEST_OUTCOMES'

/** Writes what a run came to into the file that the environment names; without one, as in an editor, nothing is written. */
export const writeOutcomes = (run: RunOutcomes): void => {
  const file = process.env[outcomesFile]
  if (!file) return
  // Whole or not at all, for whoever reads it after a runner that was killed.
  writeFileSync(`${file}.part`, JSON.stringify(run))
  renameSync(`${file}.part`, file)
}

/** A failure that is no test's: of a step of the run, or of a runner. */
export const failedStep = (step: string, message: string): TestOutcome => ({
  place: step,
  title: 'the step itself',
  end: 'failed',
  tries: 1,
  message,
  seconds: 0,
  tags: [],
})

/**
 * Reads what a runner wrote. A runner that wrote nothing, or that failed without a test that failed (a file that does
 * not load), is one failure by itself.
 */
export const readOutcomes = (file: string, runner: string, code: number): RunOutcomes => {
  const parsed = outcomesOfARun.safeParse(
    existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined,
  )
  if (!parsed.success) {
    return { tests: [failedStep(runner, `ended with ${code} and left no report`)], files: [] }
  }
  const run = parsed.data
  const isSaid = code === 0 || run.tests.some(({ end }) => end !== 'passed')
  return isSaid
    ? run
    : { ...run, tests: [...run.tests, failedStep(runner, `ended with ${code}, though no test failed`)] }
}

const linesOf = (list: readonly TestOutcome[]) =>
  list.flatMap(({ title, place, end, message }) => [
    `  ${title}`,
    `    ${place}`,
    `    ${end === 'did not run' ? 'Did not run.' : (message ?? 'No message.')}`,
  ])

/** The end of a run's output: who passed only at a further try, each failure in three lines, and the closing line. */
export const summaryLines = (tests: readonly TestOutcome[]): string[] => {
  const failed = tests.filter(({ end }) => end !== 'passed')
  const later = tests.filter(({ end, tries }) => end === 'passed' && tries > 1)
  return [
    ...(later.length > 0 ? [`Passed at a second try: ${later.length}`, ...linesOf(later), ''] : []),
    ...(failed.length > 0 ? [`Failed: ${failed.length}`, ...linesOf(failed), ''] : []),
    `${tests.length - failed.length} passed, ${failed.length} failed`,
  ]
}
