import { stages } from '@bole/processes/model'
import { allow, type Decision, type OverRefusal, refusalOf, type Standing } from './decision.ts'

/** How several approvers come to one answer: any of them gives it, all have to agree, or all do one after the other. */
export const approvalRules = ['any', 'all', 'in_order'] as const

export type ApprovalRule = (typeof approvalRules)[number]

/** One of several agreed, and others still have to: the approval goes on. `isHeld`: somebody put their answer off. */
export function countApproval(
  standing: Standing,
  { isHeld }: { readonly isHeld: boolean },
): Decision<OverRefusal | 'action_not_in_stage'> {
  const refused = refusalOf(standing)
  if (refused) return refused
  if (standing.stage !== stages.stage.approval) return { refusal: 'action_not_in_stage' }
  return allow(standing, { step: isHeld ? 30 : 20, detail: 0 })
}
