import { stages } from '@bole/processes/model'
import { allow, type Decision, type OverRefusal, refusalOf, type Standing } from './decision.ts'
import { meetAnew, type Rearranging } from './invitation.ts'

/** What we can say about an application (specification, section 4). */
export const companyActions = [
  'pass',
  'eliminate',
  'remain',
  'absence',
  'change_date',
  'cancel',
  'change_score',
  'sign_contact',
  'un_sign_contact',
  'entry',
  'un_entry',
  'move_out',
  'comment',
] as const

export type CompanyAction = (typeof companyActions)[number]

/** Whether it is a decision of ours: a comment or a score stands beside one and changes none. */
export function isDecision(action: CompanyAction): boolean {
  return action !== 'comment' && action !== 'change_score'
}

/** The tag group that means "moved out" (specification, section 9). */
export const movedOutGroup = 392

/** Whether somebody would be turned down without a label or a word: screens ask for a reason, calls may come without (decision 31). */
export function lacksReason(
  action: string,
  {
    tags = [],
    text = '',
  }: { readonly tags?: readonly string[] | undefined; readonly text?: string | undefined },
): boolean {
  return action === 'eliminate' && tags.length === 0 && text.trim() === ''
}

/** Step and detail an action leads to; `unchanged` is recorded only; `leaves` takes who is not in the room off the list. */
type Effect = readonly [step: number, detail: number] | 'unchanged' | 'leaves'

type Effects = Partial<Record<CompanyAction, Effect>>

const meeting: Effects = {
  pass: [40, 0],
  eliminate: [50, 51],
  remain: [30, 0],
  absence: [10, 14],
  change_date: [10, 12],
  cancel: [10, 13],
}

const scored: Effects = { ...meeting, change_score: 'unchanged' }

const effects: Record<stages.Stage, Effects> = {
  [stages.stage.screening]: { pass: [30, 0], eliminate: [40, 41], remain: [20, 0] },
  [stages.stage.approval]: { pass: [40, 0], eliminate: [50, 51], remain: [30, 0] },
  [stages.stage.assessment]: meeting,
  [stages.stage.exam]: scored,
  [stages.stage.aiInterview]: scored,
  [stages.stage.interview]: { ...meeting, move_out: 'leaves', comment: 'unchanged' },
  [stages.stage.offer]: {
    sign_contact: [30, 31],
    un_sign_contact: [40, 41],
    absence: [10, 14],
    change_date: [10, 12],
    cancel: [10, 13],
  },
  [stages.stage.entry]: { entry: [20, 21], un_entry: [30, 31], change_date: [10, 11] },
}

/** The actions a stage lists, in the order they are offered. */
export function companyActionsIn(code: stages.Stage): readonly CompanyAction[] {
  return companyActions.filter((action) => effects[code][action] !== undefined)
}

/** Checked in, or being interviewed: such a candidate leaves the room, not the list, and is to be arranged anew. */
function isInRoom({ step, detail }: Standing): boolean {
  return step === 20 && (detail === 22 || detail === 23)
}

/**
 * Where our decision leads. Passing does not move an application to the next stage: HR does, or a rule. `anew` is what stands
 * when a new time was named with the decision: with people to meet, a meeting is arranged by that and does not wait to be.
 */
export function giveCompanyFeedback(
  standing: Standing,
  action: CompanyAction,
  anew?: Pick<Rearranging, 'invites' | 'isArranged'>,
): Decision<OverRefusal | 'action_not_in_stage'> {
  const refused = refusalOf(standing)
  if (refused) return refused
  const effect = effects[standing.stage][action]
  if (effect === undefined) return { refusal: 'action_not_in_stage' }
  if (effect === 'leaves')
    return allow(standing, isInRoom(standing) ? { step: 10, detail: 15 } : { leftBecause: 'moved_out' })
  if (action === 'change_date' && anew?.isArranged && stages.meetingStages.includes(standing.stage))
    return { next: meetAnew(standing, anew) }
  if (effect === 'unchanged') return allow(standing, {})
  return allow(standing, { step: effect[0], detail: effect[1] })
}
