import type { stages } from '@bole/processes/model'
import { type CandidateAction, candidateActions, candidateActionsIn } from './candidate-feedback.ts'
import { type CompanyAction, companyActions, companyActionsIn, movedOutGroup } from './company-feedback.ts'

/** Whose answer it is. */
export type Side = 'company' | 'candidate'

/** What can be said in a scene: `id` is the number of its tag group. */
export type SceneAnswer =
  | { readonly id: number; readonly side: 'company'; readonly flag: CompanyAction }
  | { readonly id: number; readonly side: 'candidate'; readonly flag: CandidateAction }

// The specification gives one number only: 392 means moved out (section 9). The others are counted from it, in their order.
const firstOfCompany = movedOutGroup - companyActions.indexOf('move_out')
const firstOfCandidate = firstOfCompany + companyActions.length

/** The number of the tag group that an answer of ours stands for. */
export function companyGroup(action: CompanyAction): number {
  return firstOfCompany + companyActions.indexOf(action)
}

/** What can be said at a stage by either side, in the order it is offered; a scene is known by its stage. */
export function answersAt(stage: stages.Stage, side: Side): readonly SceneAnswer[] {
  if (side === 'company')
    return companyActionsIn(stage).map((flag) => ({ id: companyGroup(flag), side, flag }))
  return candidateActionsIn(stage).map((flag) => {
    return { id: firstOfCandidate + candidateActions.indexOf(flag), side, flag }
  })
}

const endings: readonly string[] = ['eliminate', 'un_sign_contact', 'un_entry', 'refuse']

/** Whether an answer ends an application: reasons are offered with it. */
export function isEnding(action: string): boolean {
  return endings.includes(action)
}
