import { stages, statuses } from '@bole/processes/model'
import { type CandidateAction, candidateActionsIn } from './candidate-feedback.ts'
import { type CompanyAction, companyActionsIn } from './company-feedback.ts'
import { refusalOf, type Standing } from './decision.ts'

/** What may be done with an application now; shipped with it, so that the browser has no rules of its own. */
export interface Possible {
  readonly companyActions: readonly CompanyAction[]
  readonly candidateActions: readonly CandidateAction[]
  readonly stages: readonly stages.Stage[]
  readonly canTakeUp: boolean
  readonly canTransfer: boolean
  readonly canRemove: boolean
  readonly canRestore: boolean
}

/** Object rules of the pipeline; whether the person holds the permission is asked apart. */
export function whatCanBeDone(standing: Standing, process: readonly number[]): Possible {
  const isOpen = refusalOf(standing) === null
  return {
    companyActions: isOpen ? companyActionsIn(standing.stage) : [],
    candidateActions: isOpen ? candidateActionsIn(standing.stage) : [],
    stages: isOpen ? stagesOf(process).filter((code) => code !== standing.stage) : [],
    canTakeUp: isOpen && standing.stage === stages.stage.screening && standing.step === 0,
    canTransfer: isOpen,
    canRemove: standing.leftBecause === null,
    canRestore: standing.leftBecause !== null || statuses.isEnded(standing),
  }
}

function stagesOf(process: readonly number[]): readonly stages.Stage[] {
  return Object.values(stages.stage)
    .filter((code) => process.includes(code))
    .sort((a, b) => process.indexOf(a) - process.indexOf(b))
}
