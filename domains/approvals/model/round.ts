import type { approvalRules } from '@bole/pipeline/model'

/** How several approvers come to one answer. */
export type ApprovalRule = (typeof approvalRules)[number]

/**
 * Where an approver stands: their turn has not come, it has, they put the answer off, they agreed, they said no, or others answered
 * before they had to.
 */
export const stepStates = ['waiting', 'asked', 'held', 'approved', 'refused', 'spared'] as const

export type StepState = (typeof stepStates)[number]

/** One approver, in the order in which they are asked. */
export interface Step {
  readonly userId: number
  readonly state: StepState
}

/** Everybody who was asked in one passage through the approval, in their order. */
export interface Round {
  readonly rule: ApprovalRule
  readonly steps: readonly Step[]
}

/** What an answer comes to: whether it decides for the application, and whether somebody has put theirs off. */
export interface Answered {
  readonly isFinal: boolean
  readonly isHeld: boolean
  readonly steps: readonly Step[]
}

const isOpen = ({ state }: Step) => state === 'waiting' || state === 'asked' || state === 'held'

/** Whose turn it is: under `in_order` the first who has not answered, else everybody who has not. */
export function nextAsked({ rule, steps }: Round): readonly Step[] {
  const first = steps.find(isOpen)
  return steps.map((step) => {
    if (!isOpen(step) || step.state === 'held') return step
    return { ...step, state: rule !== 'in_order' || step === first ? 'asked' : 'waiting' }
  })
}

/**
 * What is answered in the place of `forUsers`, who were all asked; none of them: somebody decides over the heads of those who were.
 * A no decides; a yes does under `any`, and where nobody else has to agree any more.
 */
export function answer(
  round: Round,
  forUsers: ReadonlySet<number>,
  said: 'pass' | 'eliminate' | 'remain',
): Answered {
  const own = round.steps.filter(({ userId }) => forUsers.has(userId))
  const state = said === 'pass' ? 'approved' : said === 'eliminate' ? 'refused' : 'held'
  const steps = round.steps.map((step) => (own.includes(step) ? { ...step, state } : step)) satisfies Step[]
  if (said === 'remain') return { isFinal: true, isHeld: true, steps }
  const left = steps.filter(isOpen)
  const decides = said === 'eliminate' || round.rule === 'any' || own.length === 0 || left.length === 0
  if (decides) {
    const spared = steps.map((step): Step => (isOpen(step) ? { ...step, state: 'spared' } : step))
    return { isFinal: true, isHeld: false, steps: spared }
  }
  return {
    isFinal: false,
    isHeld: left.some((step) => step.state === 'held'),
    steps: nextAsked({ rule: round.rule, steps }),
  }
}

/**
 * Whose steps one answer of somebody is: their own when it is their turn, else those of whoever they answer for whose turn it is. One
 * answer never counts twice: whoever approves as well answers for the other by an answer of its own.
 */
export function answeredBy(
  steps: readonly Step[],
  userId: number,
  served: readonly number[],
): ReadonlySet<number> {
  const isDue = (id: number) =>
    steps.some((step) => step.userId === id && (step.state === 'asked' || step.state === 'held'))
  const theirs = isDue(userId) ? [] : served.filter(isDue)
  if (theirs.length > 0) return new Set(theirs)
  return new Set(steps.some((step) => step.userId === userId) ? [userId] : [])
}

/** Others are named: who stays keeps their answer, who is new is asked when their turn comes. */
export function named(round: Round, userIds: readonly number[]): readonly Step[] {
  const known = new Map(round.steps.map((step) => [step.userId, step]))
  const steps = userIds.map((userId): Step => known.get(userId) ?? { userId, state: 'waiting' })
  return nextAsked({ rule: round.rule, steps })
}

/**
 * An approval that goes on after it was over: answers that were taken back (`undone`) are given anew, and where nobody is left to
 * give one, so are those that ended it.
 */
export function afresh(round: Round, undone: ReadonlySet<number>): readonly Step[] {
  const back = round.steps.map(
    (step): Step => (undone.has(step.userId) ? { ...step, state: 'waiting' } : step),
  )
  const isStuck = back.length > 0 && !back.some(isOpen)
  const steps = isStuck
    ? back.map(
        (step): Step =>
          step.state === 'approved' && round.rule !== 'any' && hasEnded(back)
            ? step
            : { ...step, state: 'waiting' },
      )
    : back
  return nextAsked({ rule: round.rule, steps })
}

const hasEnded = (steps: readonly Step[]) =>
  steps.some(({ state }) => state === 'refused' || state === 'spared')

/** Whose turn it is at the beginning, and once it is over: whoever may change their mind then. */
export function initialTurns({
  rule,
  steps,
}: Round): readonly { readonly userId: number; readonly isDue: boolean }[] {
  return steps.map(({ userId }, place) => ({ userId, isDue: rule !== 'in_order' || place === 0 }))
}
