import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { type TestOutcome, writeOutcomes } from './test-outcomes.ts'

type Trouble = {
  readonly message: string
  readonly stacks?: readonly { readonly file: string; readonly line: number }[] | undefined
}

const firstLine = (message = '') => message.trim().split('\n', 1)[0] ?? ''

const ends = { passed: 'passed', failed: 'failed', pending: 'did not run' } as const

/** Writes down how each test of a vitest run ended; what neither passed nor was left out by its author has not passed. */
export default class VitestOutcomes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Trouble[]): void {
    writeOutcomes({
      tests: [
        ...modules.flatMap((module) => [...outcomesOf(module), ...troubleOf(module)]),
        // An error outside of any test, or a worker that died.
        ...unhandled.map((error) => failure('vitest', 'outside of the tests', error)),
      ],
      files: modules.map((module) => ({ place: placeOf(module), seconds: besidesTests(module) })),
    })
  }
}

const placeOf = (module: TestModule, at?: Trouble) => {
  const place = relative(module.project.vitest.config.root, module.moduleId)
  const line = at?.stacks?.find(({ file }) => file === module.moduleId)?.line
  return line === undefined ? place : `${place}:${line}`
}

const failure = (place: string, title: string, { message }: Trouble): TestOutcome => ({
  place,
  title,
  end: 'failed',
  tries: 1,
  message: firstLine(message),
  seconds: 0,
  tags: [],
})

const outcomesOf = (module: TestModule): TestOutcome[] =>
  [...module.children.allTests()].flatMap((test) => {
    const { state, errors = [] } = test.result()
    if (state === 'skipped') return isLeftOut(test) ? [] : [outcome(test, 'did not run', [])]
    return [outcome(test, ends[state], errors)]
  })

/** Whether its author left the test out, and not a set-up that failed before it. */
const isLeftOut = ({ options, parent }: TestCase): boolean =>
  options.mode === 'skip' || options.mode === 'todo' || parent.state() !== 'failed'

const outcome = (test: TestCase, end: TestOutcome['end'], errors: readonly Trouble[]): TestOutcome => {
  const { retryCount = 0, duration = 0 } = test.diagnostic() ?? {}
  const [first] = errors
  return {
    place: placeOf(test.module, first),
    title: test.fullName,
    end,
    tries: end === 'did not run' ? 0 : retryCount + 1,
    ...(first && { message: firstLine(first.message) }),
    seconds: duration / 1000,
    tags: test.tags,
  }
}

/** A file that did not load or was never begun, and a set-up that failed, besides the tests they took along. */
const troubleOf = (module: TestModule): TestOutcome[] => {
  const suites = [module, ...module.children.allSuites()]
  const errors = suites.flatMap((suite) => suite.errors())
  if (errors.length > 0) return errors.map((error) => failure(placeOf(module, error), 'set-up', error))
  const isBegun = module.state() !== 'queued' && module.state() !== 'pending'
  return isBegun ? [] : [failure(placeOf(module), 'the file', { message: 'It did not run to its end.' })]
}

const besidesTests = (module: TestModule): number => {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic()
  const inTests = [...module.children.allTests()].reduce(
    (sum, test) => sum + (test.diagnostic()?.duration ?? 0),
    0,
  )
  const loading = environmentSetupDuration + prepareDuration + collectDuration + setupDuration
  return (loading + Math.max(0, duration - inTests)) / 1000
}
