import type { WantedStep } from '@bole/processes/model'

/** The same steps with the one at `from` moved to `to`; the first, screening, keeps its place. */
export function moved<Step>(steps: readonly Step[], from: number, to: number): readonly Step[] {
  const step = steps[from]
  if (step === undefined || from < 1 || to < 1 || to >= steps.length) return steps
  return steps.toSpliced(from, 1).toSpliced(to, 0, step)
}

/** One step more: at the end, or, as another round, behind the last of its stage with a title that tells it apart. */
export function added(steps: readonly WantedStep[], stage: number, stageName: string): readonly WantedStep[] {
  const last = steps.findLastIndex((step) => step.stage === stage)
  if (last === -1) return [...steps, { stage, title: '' }]
  const taken = new Set(steps.map(({ title }) => title))
  let round = steps.filter((step) => step.stage === stage).length + 1
  while (taken.has(`${stageName} ${round}`)) round++
  return steps.toSpliced(last + 1, 0, { stage, title: `${stageName} ${round}` })
}
