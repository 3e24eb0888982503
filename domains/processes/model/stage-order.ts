import * as stages from './stages.ts'

/** Why a list of stages cannot be a hiring process. */
export type StageFault = 'stage_unknown' | 'stage_repeated' | 'screening_not_first' | 'offer_after_entry'

/** What is wrong with the stages of a process, in the order they are passed; null when they can be passed so. */
export function faultInStages(codes: readonly number[]): StageFault | null {
  const { stage, isStage } = stages
  if (!codes.every(isStage)) return 'stage_unknown'
  if (new Set(codes).size !== codes.length) return 'stage_repeated'
  if (codes[0] !== stage.screening) return 'screening_not_first'
  const [offer, entry] = [codes.indexOf(stage.offer), codes.indexOf(stage.entry)]
  return offer !== -1 && entry !== -1 && offer > entry ? 'offer_after_entry' : null
}

/** The process an organisation starts with: 2 is social, 1 campus hiring. */
export const defaultStages = {
  2: [
    stages.stage.screening,
    stages.stage.approval,
    stages.stage.interview,
    stages.stage.offer,
    stages.stage.entry,
  ],
  1: [
    stages.stage.screening,
    stages.stage.assessment,
    stages.stage.exam,
    stages.stage.aiInterview,
    stages.stage.interview,
    stages.stage.offer,
    stages.stage.entry,
  ],
} as const
