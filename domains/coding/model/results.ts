import type { Case } from './cases.ts'
import { type CaseResult, type Ending, verdictOf } from './verdict.ts'

/** What one run of a program came to. */
interface Outcome {
  readonly ending: Ending
  readonly output: string
  readonly complaint: string
  readonly milliseconds: number
}

/** What came of each case, in their order; of those that were not reached, that they were not. */
export function resultsOf(cases: readonly Case[], outcomes: readonly Outcome[]): readonly CaseResult[] {
  return cases.map(({ expected, isHidden }, place) => {
    const outcome = outcomes[place]
    if (!outcome) return { verdict: 'skipped', output: '', complaint: '', milliseconds: 0, isHidden }
    const { ending, output, complaint, milliseconds } = outcome
    return { verdict: verdictOf(ending, output, expected), output, complaint, milliseconds, isHidden }
  })
}
