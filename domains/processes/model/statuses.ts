import { type Stage, stage, stagesInOrder } from './stages.ts'

/** Where an application stands: the stage, the step in it and the detail of the step (0 where there is none). */
export interface Status {
  readonly stage: Stage
  readonly step: number
  readonly detail: number
}

/** A status as the database and the wire carry it. */
export interface StatusCodes {
  readonly stage: number
  readonly step: number
  readonly detail: number
}

/** amber: somebody must act · blue: under way · green: passed · grey: ended. */
export const colours = ['amber', 'blue', 'green', 'grey'] as const

export type StatusColour = (typeof colours)[number]

type Entry = readonly [step: number, detail: number, name: string, colour: StatusColour]

const screening = [
  [0, 0, 'awaiting_screening', 'amber'],
  [20, 0, 'pending_decision', 'blue'],
  [30, 0, 'passed', 'green'],
  [40, 41, 'eliminated', 'grey'],
  [40, 42, 'refused', 'grey'],
] as const satisfies readonly Entry[]

const approval = [
  [10, 0, 'no_approver', 'amber'],
  [20, 0, 'in_approval', 'blue'],
  [30, 0, 'awaiting_decision', 'amber'],
  [40, 0, 'approved', 'green'],
  [50, 51, 'eliminated', 'grey'],
  [50, 52, 'refused', 'grey'],
] as const satisfies readonly Entry[]

const arranging = [
  [10, 11, 'to_arrange', 'amber'],
  [10, 12, 'rescheduled', 'amber'],
  [10, 13, 'cancelled', 'amber'],
  [10, 14, 'absent', 'amber'],
] as const satisfies readonly Entry[]

const closing = [
  [30, 0, 'awaiting_evaluation', 'amber'],
  [40, 0, 'passed', 'green'],
  [50, 51, 'eliminated', 'grey'],
  [50, 52, 'refused', 'grey'],
  [60, 0, 'notified', 'blue'],
  [60, 61, 'viewed', 'blue'],
] as const satisfies readonly Entry[]

const testing = [
  ...arranging,
  [10, 15, 'not_delivered', 'amber'],
  [10, 16, 'time_unsuitable', 'amber'],
  [20, 21, 'not_started', 'blue'],
  [20, 22, 'in_test', 'blue'],
  ...closing,
] as const satisfies readonly Entry[]

const scored = [...testing, [40, 42, 'passed_automatically', 'green']] as const satisfies readonly Entry[]

const interview = [
  ...arranging,
  [10, 15, 'removed_from_room', 'amber'],
  [10, 16, 'not_delivered', 'amber'],
  [10, 17, 'time_unsuitable', 'amber'],
  [10, 18, 'no_reply', 'amber'],
  [10, 19, 'slots_used_up', 'amber'],
  [20, 21, 'not_started', 'blue'],
  [20, 22, 'checked_in', 'blue'],
  [20, 23, 'interviewing', 'blue'],
  ...closing,
] as const satisfies readonly Entry[]

const offer = [
  [10, 11, 'negotiating', 'amber'],
  [10, 12, 'rescheduled', 'amber'],
  [10, 13, 'cancelled', 'amber'],
  [10, 14, 'absent', 'amber'],
  [10, 15, 'past_validity', 'amber'],
  [20, 21, 'considering', 'blue'],
  [30, 31, 'signed', 'green'],
  [40, 41, 'withdrawn', 'grey'],
  [40, 42, 'refused', 'grey'],
  [50, 51, 'accepted', 'green'],
] as const satisfies readonly Entry[]

const entry = [
  [10, 11, 'awaiting_entry', 'blue'],
  [10, 12, 'past_entry_date', 'amber'],
  [20, 21, 'entered', 'green'],
  [30, 31, 'did_not_enter', 'grey'],
] as const satisfies readonly Entry[]

const tables = {
  1: screening,
  14: approval,
  16: testing,
  3: scored,
  15: scored,
  12: interview,
  5: offer,
  6: entry,
} as const

/** What a status is called; texts and explanations are kept under these names. */
export type StatusName = (typeof tables)[keyof typeof tables][number][2]

export interface KnownStatus extends Status {
  readonly name: StatusName
  readonly colour: StatusColour
}

/** Every status an application can have, stage by stage, in the order they are passed. */
export const statuses: readonly KnownStatus[] = stagesInOrder.flatMap((code) =>
  tables[code].map(([step, detail, name, colour]) => ({ stage: code, step, detail, name, colour })),
)

const byCode = new Map(statuses.map((status) => [codeOf(status), status]))

function codeOf(status: StatusCodes): string {
  return `${status.stage}/${status.step}/${status.detail}`
}

/** The table's entry for a status; undefined when there is no such status. */
export function knownStatus(status: StatusCodes): KnownStatus | undefined {
  return byCode.get(codeOf(status))
}

/** A stage's status by its name, the first of that name. @throws when the stage has none */
export function named(code: Stage, name: StatusName): KnownStatus {
  const found = statuses.find((status) => status.stage === code && status.name === name)
  if (!found) throw new Error(`no status ${name} in stage ${code}`)
  return found
}

/** Statuses of some colours, of some stages; whatever is not asked for does not narrow. */
export function statusesAmong(asked: {
  readonly colours?: readonly StatusColour[] | undefined
  readonly stages?: readonly Stage[] | undefined
}): readonly KnownStatus[] {
  return statuses.filter(
    ({ stage: code, colour }) =>
      (!asked.stages?.length || asked.stages.includes(code)) &&
      (!asked.colours?.length || asked.colours.includes(colour)),
  )
}

/** Ended applications take no action but to be restored. */
export function isEnded(status: Status): boolean {
  return knownStatus(status)?.colour === 'grey'
}

/** Whether an application is under way: in the list, and in no status that ends it. */
export function isLive({ stage: code, step, detail }: StatusCodes, isListed: boolean): boolean {
  return isListed && knownStatus({ stage: code, step, detail })?.colour !== 'grey'
}

/** With no tracker record yet (specification, section 4). */
export const awaitingScreening: Status = { stage: stage.screening, step: 0, detail: 0 }

export function isSameStatus(one: Status, other: Status): boolean {
  return codeOf(one) === codeOf(other)
}
