import { stages } from '@bole/processes/model'
import type { CandidateAction } from './candidate-feedback.ts'
import type { CompanyAction } from './company-feedback.ts'

/** A status by its stage and name. */
interface NamedStatus {
  readonly stage: number
  readonly name: string
}

const { screening, approval, offer, entry } = stages.stage

/** Nothing is agreed on, or not any more. */
const unarranged: readonly string[] = ['to_arrange', 'rescheduled', 'cancelled', 'slots_used_up']

/** The meeting is behind them. */
const over: readonly string[] = ['awaiting_evaluation', 'passed', 'passed_automatically']

/** They are there for the meeting, or it has begun. */
const begun: readonly string[] = ['checked_in', 'interviewing', 'in_test']

/** They can be sent out of the room; before and after that nobody is in it. */
const inRoom: readonly string[] = ['checked_in', 'interviewing']

/** Whether a stage has anything to agree on: people, a time or a day. Screening has nothing. */
export function hasSomethingToArrange(stage: number): boolean {
  return stage !== screening
}

/** Whether the next thing to do is to agree on something: nothing is, or not any more. */
export function isToArrange({ stage, name }: NamedStatus): boolean {
  return hasSomethingToArrange(stage) && unarranged.includes(name)
}

/**
 * Whether it makes sense to note this answer of a candidate at a status: nobody accepts what was not proposed. The calls take
 * whatever a stage lists (pipeline.md: candidate feedback); people are offered no more than this.
 */
export function isAnswerable({ stage, name }: NamedStatus, action: CandidateAction): boolean {
  if (name === 'awaiting_screening' || name === 'entered') return false
  if (action === 'refuse' || action === 'un_contact') return true
  if (stage === screening || stage === approval) return false
  if (stage === entry) return true
  if (stage === offer)
    return !['cancelled', 'signed'].includes(name) && (name !== 'accepted' || action !== 'accept')
  if (unarranged.includes(name) || over.includes(name)) return false
  return action === 'un_sign_in' ? name === 'checked_in' : !begun.includes(name)
}

/** Whether it makes sense to say this of an application at a status: what is not arranged is neither missed nor called off. */
export function isSayable({ stage, name }: NamedStatus, action: CompanyAction): boolean {
  if (stage === offer || stage === entry) return true
  if (action === 'move_out') return inRoom.includes(name)
  if (action === 'absence') return !unarranged.includes(name) && !name.startsWith('passed')
  if (action === 'cancel' || action === 'change_date')
    return !unarranged.includes(name) && !over.includes(name)
  return true
}

/** What was done to come to a status, by its name. */
const settled: Readonly<Partial<Record<string, readonly CompanyAction[]>>> = {
  passed: ['pass'],
  passed_automatically: ['pass'],
  approved: ['pass'],
  signed: ['sign_contact'],
  entered: ['entry', 'un_entry'],
}

/** Whether an action is done at a status: it is not asked for again, nor taken back by a button that reads like the next step. */
export function isDone(name: string, action: CompanyAction): boolean {
  return settled[name]?.includes(action) ?? false
}
