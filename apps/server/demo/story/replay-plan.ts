import type { Decision, Standing } from '@bole/pipeline/model'
import { afterEvent, giveCandidateFeedback, giveCompanyFeedback, moveTo, takeUp } from '@bole/pipeline/model'
import { type ProcessStep, stages, statuses } from '@bole/processes/model'
import type { PlanAction, PlanEvent, StageId } from './story-shape.ts'

export type Replay =
  | { ok: true; standing: Standing; passed: readonly StageId[] }
  | { ok: false; reason: string; event: PlanEvent }

/** Where these actions make sense; the pipeline's own rules speak of statuses only. */
const stagesFor: Partial<Record<PlanAction['do'], readonly StageId[]>> = {
  set_interview: [stages.stage.interview],
  set_offer: [stages.stage.offer],
  set_entry_date: [stages.stage.entry],
}

/** Interviews in two rounds: a plan that goes to one round only never meets the second. */
const stepsOf = (process: readonly StageId[]): readonly ProcessStep[] =>
  process
    .flatMap((stage) => (stage === stages.stage.interview ? [stage, stage] : [stage]))
    .map((stage, id) => ({ id, stage, title: String(id) }))

const answered = (decision: Decision): Standing | string =>
  'next' in decision ? decision.next : decision.refusal

/** The standing after one action, or the rule that refuses it. */
function play(standing: Standing, action: PlanAction, process: readonly StageId[]): Standing | string {
  const fitting = stagesFor[action.do]
  if (fitting !== undefined && !fitting.includes(standing.stage)) return 'action_not_in_stage'
  switch (action.do) {
    case 'apply':
      return 'applied_twice'
    case 'take_up':
      return answered(takeUp(standing))
    case 'move': {
      if (standing.step === 0) return 'not_taken_up'
      const steps = stepsOf(process)
      const step = steps.filter(({ stage }) => stage === action.to)[(action.round ?? 1) - 1]
      const hasApprover = action.approver !== undefined
      return answered(moveTo(standing, { stage: action.to, step }, steps, { hasApprover }))
    }
    case 'company_feedback':
      return standing.step === 0 ? 'not_taken_up' : answered(giveCompanyFeedback(standing, action.action))
    case 'candidate_feedback':
      return answered(giveCandidateFeedback(standing, action.action))
    case 'notify':
      return afterEvent(standing, 'notified') ?? 'too_late'
    case 'happen':
      return afterEvent(standing, action.what) ?? 'too_late'
    default:
      return standing
  }
}

/** Plays a plan by the pipeline's rules and tells where it ends, or which event is refused and why. */
export function replayPlan(plan: readonly PlanEvent[], process: readonly StageId[]): Replay {
  let standing: Standing = { ...statuses.awaitingScreening, leftBecause: null }
  let before = Number.POSITIVE_INFINITY
  const passed: StageId[] = [standing.stage]
  for (const [index, event] of plan.entries()) {
    const refuse = (reason: string): Replay => ({ ok: false, reason, event })
    if (event.at < 0 || event.at > before) return refuse('out_of_order')
    before = event.at
    if (index === 0) {
      if (event.action.do !== 'apply') return refuse('did_not_apply')
      continue
    }
    if (statuses.isEnded(standing)) return refuse('application_ended')
    const next = play(standing, event.action, process)
    if (typeof next === 'string') return refuse(next)
    if (next.stage !== standing.stage) passed.push(next.stage)
    standing = next
  }
  return { ok: true, standing, passed }
}
