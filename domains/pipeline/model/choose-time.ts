import { stages } from '@bole/processes/model'
import { giveCandidateFeedback } from './candidate-feedback.ts'
import { allow, type Decision, type OverRefusal, refusalOf, type Standing } from './decision.ts'
import { firstStatusOf } from './move.ts'

const { interview } = stages.stage

type Refusal = OverRefusal | 'action_not_in_stage'

/** A candidate is asked to choose a time: of those who are at interview and have none. */
export function askToChoose(standing: Standing): Decision<Refusal> {
  const refused = refusalOf(standing)
  if (refused) return refused
  return standing.stage === interview && standing.step === 10
    ? allow(standing, { step: 60, detail: 0 })
    : { refusal: 'action_not_in_stage' }
}

/** What a candidate was to choose of is withdrawn: they are to be arranged again. What they have answered since stays. */
export function askNoMore(standing: Standing): Decision<Refusal> {
  const refused = refusalOf(standing)
  if (refused) return refused
  return standing.stage === interview && standing.step === 60
    ? allow(standing, firstStatusOf(interview))
    : { refusal: 'action_not_in_stage' }
}

/** A candidate takes a time, or another one instead of it while nobody has met them: they will come. */
export function takeTime(standing: Standing): Decision<Refusal> {
  const isAhead = standing.step === 60 || (standing.step === 20 && standing.detail === 21)
  if (standing.stage !== interview || !isAhead)
    return refusalOf(standing) ?? { refusal: 'action_not_in_stage' }
  return giveCandidateFeedback(standing, 'accept')
}
