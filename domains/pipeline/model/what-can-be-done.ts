import { type ProcessStep, stages, statuses, stepAt } from '@bole/processes/model'
import { type CandidateAction, candidateActionsIn } from './candidate-feedback.ts'
import { type CompanyAction, companyActionsIn } from './company-feedback.ts'
import { refusalOf, type Standing } from './decision.ts'

/** What may be done with an application now; shipped with it, so that the browser has no rules of its own. */
export interface Possible {
  readonly companyActions: readonly CompanyAction[]
  readonly candidateActions: readonly CandidateAction[]
  /** Where it can be moved; `stages`: by the stage alone, which means its first step. */
  readonly steps: readonly ProcessStep[]
  readonly stages: readonly stages.Stage[]
  /** The step after the one it stands in, which is where it mostly goes; null where it cannot. */
  readonly nextStep: ProcessStep | null
  readonly canTakeUp: boolean
  readonly canTransfer: boolean
  readonly canRemove: boolean
  readonly canRestore: boolean
}

/** Object rules of the pipeline; whether the person holds the permission is asked apart. */
export function whatCanBeDone(standing: Standing, process: readonly ProcessStep[]): Possible {
  const isOpen = refusalOf(standing) === null
  const here = stepAt(process, standing)
  return {
    companyActions: isOpen ? companyActionsIn(standing.stage) : [],
    candidateActions: isOpen ? candidateActionsIn(standing.stage) : [],
    nextStep: (isOpen && here && process[process.indexOf(here) + 1]) || null,
    steps: isOpen ? process.filter((step) => step !== here) : [],
    stages: isOpen ? stagesOf(process).filter((stage) => stepAt(process, { stage }) !== here) : [],
    canTakeUp: isOpen && standing.stage === stages.stage.screening && standing.step === 0,
    canTransfer: isOpen,
    canRemove: standing.leftBecause === null,
    canRestore: standing.leftBecause !== null || statuses.isEnded(standing),
  }
}

function stagesOf(process: readonly ProcessStep[]): readonly stages.Stage[] {
  return [...new Set(process.map(({ stage }) => stages.stageOf(stage)))]
}
