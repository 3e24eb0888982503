/** What a message to a candidate is about. `applied`: their application has come in. `repositioned`: they are considered for another position. `message`: whatever somebody writes to them. `choose_time`: they choose when they are interviewed. */
export const notifyEvents = [
  'invited',
  'cancelled',
  'offered',
  'awaited',
  'passed',
  'eliminated',
  'repositioned',
  'applied',
  'message',
  'choose_time',
] as const

export type NotifyEvent = (typeof notifyEvents)[number]

/** By what a message is caused: by something done with somebody's application, or by staff who write to whom they choose. */
type Cause = 'application' | 'staff'

/**
 * Whether a message is general, that is: about nobody's own application. It says how to have no more of its kind, and whoever wants none gets
 * none. What is written along with an action is about the application that the action is done with, whatever its words.
 */
export function isGeneral(event: NotifyEvent, cause: Cause): boolean {
  return event === 'message' && cause === 'staff'
}

/** The stage code of what is told at any stage. */
export const anyStage = 0

const meetings = [16, 3, 15, 12]

/** Whether a message asks its reader to come, so that one that did not arrive is news to the pipeline. */
export function asksToCome(event: NotifyEvent): boolean {
  return event === 'invited' || event === 'choose_time'
}

const eventsOf: Readonly<Record<number, readonly NotifyEvent[]>> = {
  [anyStage]: ['message'],
  1: ['applied', 'passed', 'eliminated', 'repositioned'],
  14: ['eliminated'],
  ...Object.fromEntries(
    meetings.map((stage) => [stage, ['invited', 'cancelled', 'passed', 'eliminated'] as const]),
  ),
  12: ['invited', 'choose_time', 'cancelled', 'passed', 'eliminated'],
  5: ['offered', 'eliminated'],
  6: ['awaited', 'eliminated'],
}

/** The stages that something is told at, in their order; the last is `anyStage`. */
export const toldStages: readonly number[] = [1, 14, ...meetings, 5, 6, anyStage]

/** What candidates are told at a stage; nothing at one that does not exist. */
export function eventsAt(stage: number): readonly NotifyEvent[] {
  return eventsOf[stage] ?? []
}

/** Whether a stage and an event go together. */
export function isTold(stage: number, event: NotifyEvent): boolean {
  return eventsAt(stage).includes(event)
}

const ofActions: Readonly<Record<string, NotifyEvent>> = {
  company_pass: 'passed',
  company_sign_contact: 'passed',
  company_eliminate: 'eliminated',
  company_un_sign_contact: 'eliminated',
  company_un_entry: 'eliminated',
  company_move_out: 'eliminated',
  company_cancel: 'cancelled',
  company_change_date: 'invited',
  change_position: 'repositioned',
  offer_times: 'choose_time',
}

const onEntering: readonly NotifyEvent[] = ['invited', 'offered', 'awaited']

/**
 * What a candidate is told of an action of the pipeline, at the stage it leads to or is done at; null where nothing is said by itself. To move
 * somebody to a stage and to arrange it are told alike.
 */
export function eventOf(action: string, stage: number): NotifyEvent | null {
  const entered = action === 'move' || action === 'arrange'
  const event = entered ? eventsAt(stage).find((one) => onEntering.includes(one)) : ofActions[action]
  return event && isTold(stage, event) ? event : null
}
