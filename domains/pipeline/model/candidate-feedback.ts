import { stages, statuses } from '@bole/processes/model'
import { allow, type Decision, type OverRefusal, refusalOf, type Standing } from './decision.ts'

/** What a candidate can answer (specification, section 4). */
export const candidateActions = [
  'accept',
  'refuse',
  'consider',
  'un_contact',
  'change_date',
  'attend',
  'un_feedback',
  'sign_contact',
  'entry',
  'sign_in',
  'un_sign_in',
] as const

export type CandidateAction = (typeof candidateActions)[number]

/** Whether a candidate who answered so last will come to what is arranged. */
export function hasAgreed(action: string | undefined): boolean {
  return action === 'accept' || action === 'attend' || action === 'sign_in' || action === 'un_sign_in'
}

/** `undelivered` turns a notified application into one whose notification did not arrive. */
type Effect = readonly [step: number, detail: number] | 'unchanged' | { readonly undelivered: number }

type Effects = Partial<Record<CandidateAction, Effect>>

const everywhere: Effects = { consider: 'unchanged', un_contact: { undelivered: 15 } }

const testing: Effects = {
  ...everywhere,
  accept: [20, 21],
  refuse: [50, 52],
  change_date: [10, 16],
  attend: [20, 22],
}

const effects: Record<stages.Stage, Effects> = {
  [stages.stage.screening]: { ...everywhere, accept: 'unchanged', refuse: [40, 42] },
  [stages.stage.approval]: { ...everywhere, accept: 'unchanged', refuse: [50, 52] },
  [stages.stage.assessment]: testing,
  [stages.stage.exam]: testing,
  [stages.stage.aiInterview]: { ...testing, un_feedback: 'unchanged' },
  [stages.stage.interview]: {
    ...everywhere,
    un_contact: { undelivered: 16 },
    accept: [20, 21],
    refuse: [50, 52],
    change_date: [10, 17],
    sign_in: [20, 22],
    un_sign_in: [20, 21],
  },
  [stages.stage.offer]: {
    ...everywhere,
    accept: [50, 51],
    refuse: [40, 42],
    consider: [20, 21],
    change_date: [10, 12],
    sign_contact: [30, 31],
  },
  [stages.stage.entry]: {
    ...everywhere,
    accept: [10, 11],
    refuse: [30, 31],
    change_date: [10, 11],
    entry: [20, 21],
  },
}

const { step: notifiedStep } = statuses.named(stages.stage.interview, 'notified')

/** The answers a stage lists, in the order they are offered. */
export function candidateActionsIn(code: stages.Stage): readonly CandidateAction[] {
  return candidateActions.filter((action) => effects[code][action] !== undefined)
}

/** Where the candidate's answer leads. */
export function giveCandidateFeedback(
  standing: Standing,
  action: CandidateAction,
): Decision<OverRefusal | 'action_not_in_stage'> {
  const refused = refusalOf(standing)
  if (refused) return refused
  const effect = effects[standing.stage][action]
  if (effect === undefined) return { refusal: 'action_not_in_stage' }
  if (effect === 'unchanged') return allow(standing, {})
  if ('undelivered' in effect) {
    return standing.step === notifiedStep
      ? allow(standing, { step: 10, detail: effect.undelivered })
      : allow(standing, {})
  }
  return allow(standing, { step: effect[0], detail: effect[1] })
}
