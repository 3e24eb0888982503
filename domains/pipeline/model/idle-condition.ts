import { stages } from '@bole/processes/model'

/**
 * The condition on people that a stage has nothing to do with, which is not asked for there (specification, section 5):
 * approvers at the interview, interviewers at every other stage.
 */
export function idleAt(stage: number): 'interviewer_id' | 'check_by_user_id' | null {
  if (stage === stages.everyStage) return null
  return stage === stages.stage.interview ? 'check_by_user_id' : 'interviewer_id'
}
