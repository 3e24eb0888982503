import { stages } from '@bole/processes/model'
import type { CompanyAction } from './company-feedback.ts'

/** What somebody who moves nobody has to do with an application. */
export type Taking = 'owner' | 'approver' | 'interviewer' | 'main_interviewer' | 'onlooker'

/** What they want to record: our decision or the candidate's answer. */
export type Giving =
  | { readonly side: 'company'; readonly action: CompanyAction }
  | { readonly side: 'candidate' }

/** What says how somebody was; arranging, offering and taking on are not for those who are only asked. */
const judgements: readonly CompanyAction[] = [
  'pass',
  'eliminate',
  'remain',
  'absence',
  'change_score',
  'comment',
]

/**
 * Whether somebody who moves nobody may record something: an owner all but another date, as that names people; an approver their approval,
 * an interviewer their evaluation, each at that stage alone (pipeline.md: whose turn it is). A comment is anybody's who takes part.
 */
export function mayGive(stage: stages.Stage, taking: ReadonlySet<Taking>, giving: Giving): boolean {
  if (giving.side === 'company' && giving.action === 'change_date') return false
  if (taking.has('owner')) return true
  if (giving.side === 'candidate') return false
  if (giving.action === 'comment') return taking.size > 0
  if (!judgements.includes(giving.action)) return false
  if (stage === stages.stage.approval) return taking.has('approver')
  return stages.meetingStages.includes(stage) && (taking.has('interviewer') || taking.has('main_interviewer'))
}
