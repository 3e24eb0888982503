import { type ProcessStep, stages, statuses, stepAt } from '@bole/processes/model'
import { allow, type Decision, isSameStep, type OverRefusal, refusalOf, type Standing } from './decision.ts'

/** What is known when an application enters a stage. */
export interface Entering {
  readonly hasApprover?: boolean
  /** A time and people were given: nothing is left to arrange. */
  readonly isArranged?: boolean
  /** The same, and the candidate is being told. */
  readonly isNotified?: boolean
}

/** The status an application has on entering a stage. */
export function firstStatusOf(code: stages.Stage, entering: Entering = {}): statuses.Status {
  if (code === stages.stage.screening) return { stage: code, step: 20, detail: 0 }
  if (code === stages.stage.approval) return { stage: code, step: entering.hasApprover ? 20 : 10, detail: 0 }
  if (stages.meetingStages.includes(code)) {
    if (entering.isNotified) return { stage: code, step: 60, detail: 0 }
    if (entering.isArranged) return { stage: code, step: 20, detail: 21 }
  }
  return { stage: code, step: 10, detail: 11 }
}

/** Where an application is to go: a stage, or one of the steps in which its process passes that stage. */
export interface Destination {
  readonly stage: stages.Stage
  readonly step?: ProcessStep | undefined
}

/**
 * The step of a process that is meant: the one named; in another process the one of that stage with its title; where none is
 * named, the first of the stage.
 */
function meantBy({ stage, step }: Destination, process: readonly ProcessStep[]): ProcessStep | undefined {
  if (!step) return stepAt(process, { stage })
  const among = process.filter((one) => one.stage === stage)
  return among.find(({ id }) => id === step.id) ?? among.find(({ title }) => title === step.title)
}

/** Somebody takes up a résumé that awaited screening. */
export function takeUp(standing: Standing): Decision<OverRefusal | 'already_there'> {
  const refused = refusalOf(standing)
  if (refused) return refused
  if (standing.stage !== stages.stage.screening || standing.step !== 0) return { refusal: 'already_there' }
  return allow(standing, firstStatusOf(stages.stage.screening))
}

/** To another step of the position's process, in either direction. */
export function moveTo(
  standing: Standing,
  to: Destination,
  process: readonly ProcessStep[],
  entering: Entering = {},
): Decision<OverRefusal | 'already_there' | 'stage_not_in_process'> {
  const refused = refusalOf(standing)
  if (refused) return refused
  const next = meantBy(to, process)
  if (!next) return { refusal: 'stage_not_in_process' }
  if (stepAt(process, standing)?.id === next.id) return { refusal: 'already_there' }
  return allow(standing, { ...firstStatusOf(to.stage, entering), processStep: next.id })
}

/** Off the list altogether; its status is kept. */
export function remove(standing: Standing): Decision {
  return standing.leftBecause ? { refusal: 'application_left' } : allow(standing, { leftBecause: 'removed' })
}

/** To another recruiter, while it goes on; `isTheirs` when that recruiter has it already, `canSee` when they may open it once it is theirs. */
export function handOver(
  standing: Standing,
  { isTheirs, canSee }: { readonly isTheirs: boolean; readonly canSee: boolean },
): Decision {
  const refused = refusalOf(standing)
  if (refused) return refused
  if (isTheirs) return { refusal: 'already_there' }
  return canSee ? { next: standing } : { refusal: 'owner_cannot_see' }
}

/** To another position of the same origin, where it begins again at screening, by the process of that position. */
export function changePosition(standing: Standing, process: readonly ProcessStep[] = []): Decision {
  const screening = firstStatusOf(stages.stage.screening)
  const processStep = stepAt(process, screening)?.id ?? null
  return refusalOf(standing) ?? allow(standing, { ...screening, processStep })
}

/**
 * Back to exactly where it stood before it ended or left: `before` is the standing its last such change started from.
 * Nobody comes back to life in a position that is gone.
 */
export function restore(
  standing: Standing,
  before: Standing | null,
  { isPositionGone = false }: { readonly isPositionGone?: boolean } = {},
): Decision {
  if (!before || (!statuses.isEnded(standing) && !standing.leftBecause))
    return { refusal: 'nothing_to_restore' }
  return isPositionGone && isLive(before) ? { refusal: 'position_gone' } : { next: before }
}

/** Whether somebody still has to see an application through, as far as ending goes. */
export function isLive(standing: Standing): boolean {
  return statuses.isLive(standing, standing.leftBecause === null)
}

/** Whether an application still stands where a change left it, so that the change can be taken back. */
export function standsWhere(standing: Standing, left: Standing): boolean {
  return (
    statuses.isSameStatus(standing, left) &&
    isSameStep(standing, left) &&
    standing.leftBecause === left.leftBecause
  )
}
