/** How a program ended in the sandbox. */
const endings = ['done', 'failed', 'timeout', 'memory', 'flood'] as const

export type Ending = (typeof endings)[number]

/** What became of a case; `done`: nothing was expected of it, `skipped`: the time of the whole run was over before it. */
export const verdicts = ['passed', 'wrong', 'skipped', ...endings] as const

export type Verdict = (typeof verdicts)[number]

/** An output as it is compared: line ends of one kind, nothing behind a line's last sign, no empty lines at the end. */
export function comparable(output: string): string {
  return output
    .replaceAll('\r\n', '\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n+$/, '')
}

/** Whether a case was passed, by how its program ended and what it wrote. */
export function verdictOf(ending: Ending, output: string, expected: string): Verdict {
  if (ending !== 'done') return ending
  return comparable(output) === comparable(expected) ? 'passed' : 'wrong'
}

/** What came of one case. */
export interface CaseResult {
  readonly verdict: Verdict
  readonly output: string
  readonly complaint: string
  readonly milliseconds: number
  readonly isHidden: boolean
}
