import { byStep, type StepCount, underWay } from './application-counts.ts'
import { type ProcessStep, stepAt, type WantedStep } from './process-steps.ts'

/** What becomes of a step, and with it of the people who stand in it. */
export interface StepFate<Step extends ProcessStep = ProcessStep> {
  readonly step: Step
  readonly fate: 'stays' | 'renamed' | 'goes'
  /** What it is called then; empty where it goes by the name of its stage, or goes. */
  readonly title: string
  /** People who still have to be seen through it, and those whose application ended there. */
  readonly underWay: number
  readonly ended: number
  /** Where people go on to from it, before and after; null where it is the last, or goes. */
  readonly nextBefore: WantedStep | null
  readonly nextAfter: WantedStep | null
}

/**
 * What happens to people inside a process whose steps are changed: they stay in their step, under its new title, and go on to what follows
 * then. A step with people under way does not go.
 */
export function whatHappens<Step extends ProcessStep>(
  existing: readonly Step[],
  wanted: readonly WantedStep[],
  counts: readonly StepCount[],
): StepFate<Step>[] {
  return byStep(existing, counts).map(({ step, ended }) => {
    const at = wanted.findIndex(({ id }) => id === step.id)
    const after = wanted[at]
    const isRenamed = after !== undefined && after.title !== step.title
    return {
      step,
      fate: after === undefined ? 'goes' : isRenamed ? 'renamed' : 'stays',
      title: after?.title ?? '',
      underWay: underWay(counts.filter((count) => stepAt(existing, count) === step)),
      ended,
      nextBefore: existing[existing.indexOf(step) + 1] ?? null,
      nextAfter: (after && wanted[at + 1]) ?? null,
    }
  })
}
