import type { sources } from '@bole/pipeline/model'
import { stages } from '@bole/processes/model'

/** What starts a rule, by the codes of `recruit/automation/config`. */
export const triggers = ['enters', 'stays', 'arrives', 'date'] as const

/** Dates of an application that come near: an interview, the end of an offer, the first day of work. */
export const dates = ['interview', 'offer', 'entry'] as const

export type DateName = (typeof dates)[number]

/** What an application may have to be like, by code. */
export const conditions = ['source', 'position', 'label', 'without_label', 'without_owner'] as const

/** What a rule does, by code, in the order it does it. */
export const actions = ['move', 'approve', 'label', 'owner', 'feedback', 'message', 'notice', 'pool'] as const

/** The decisions a rule may give; what approvers decide it leaves to them. */
export const feedbackActions = ['pass', 'remain', 'eliminate'] as const

export type FeedbackAction = (typeof feedbackActions)[number]

export type Trigger =
  /** It enters a stage (`12`) or a status (`12/10/11`). */
  | { readonly when: 'enters'; readonly at: string }
  /** It has stood in a stage or status for so many days. */
  | { readonly when: 'stays'; readonly at: string; readonly days: number }
  /** It comes in, from one of these sources; of none: from any. */
  | { readonly when: 'arrives'; readonly sources: readonly sources.Source[] }
  /** A date is so many days away. */
  | { readonly when: 'date'; readonly date: DateName; readonly days: number }

export type Condition =
  | { readonly if: 'source'; readonly any: readonly sources.Source[] }
  | { readonly if: 'position' | 'label' | 'without_label'; readonly any: readonly number[] }
  | { readonly if: 'without_owner' }

export type Action =
  | { readonly do: 'move'; readonly stage: number }
  /** Sends it for approval to these colleagues, beside those who approve already. */
  | { readonly do: 'approve'; readonly by: readonly number[] }
  | { readonly do: 'label'; readonly id: number }
  | { readonly do: 'owner'; readonly id: number }
  /** Gives the company’s decision at the stage it is in. */
  | { readonly do: 'feedback'; readonly action: FeedbackAction; readonly text: string }
  /** Writes to the candidate; names in braces are filled in (`{{candidate}}`). */
  | { readonly do: 'message'; readonly subject: string; readonly body: string }
  /** To a colleague, or to the owner of the application. */
  | { readonly do: 'notice'; readonly to: number | null; readonly text: string }
  /** Adds the candidate to a folder of the talent pool. */
  | { readonly do: 'pool'; readonly id: number }

/** What a rule says. */
export interface Setting {
  readonly trigger: Trigger
  readonly conditions: readonly Condition[]
  readonly actions: readonly Action[]
}

/** A rule as it is weighed: its numbers and what it says. */
export interface Rule {
  readonly id: number
  readonly version: number
  readonly setting: Setting
}

/** Where an application stands, by the codes of the pipeline. */
export interface Place {
  readonly stage: number
  readonly step: number
  readonly detail: number
}

/** Whether a stage or status by its code (`12`, `12/10/11`) is the one an application stands in. */
export function isAt(at: string, { stage, step, detail }: Place): boolean {
  return at === String(stage) || at === `${stage}/${step}/${detail}`
}

/** The stage of such a code. */
export function stageIn(at: string): number {
  return Number(at.split('/')[0])
}

/** The stage an action brings an application to; null where it stays. */
export function stageItLeadsTo(action: Action): number | null {
  if (action.do === 'move') return action.stage
  return action.do === 'approve' ? stages.stage.approval : null
}

/** The stage whose dates a rule of that kind looks at. */
export const stageOfDate: Readonly<Record<DateName, number>> = {
  interview: stages.stage.interview,
  offer: stages.stage.offer,
  entry: stages.stage.entry,
}
