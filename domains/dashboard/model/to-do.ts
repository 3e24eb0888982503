import { stages, statuses, turns } from '@bole/processes/model'

/** How many applications stand in one status. */
export interface StatusCount {
  readonly stage: number
  readonly step: number
  readonly detail: number
  readonly amount: number
}

/** What waits for whoever recruits: to screen, arrange, decide, or take on. */
export const recruitersToDo = turns.statusesOfTurn('recruiter')

/** The same at one stage, in the order it is passed. */
export function toDosOf(stage: number): readonly statuses.KnownStatus[] {
  return recruitersToDo.filter((status) => status.stage === stage)
}

/** What waits for anybody of staff. */
export const staffsToDo = turns.statusesOfTurn(...turns.turns)

/** The same at one stage. */
export function staffsToDosOf(stage: number): readonly statuses.KnownStatus[] {
  return staffsToDo.filter((status) => status.stage === stage)
}

/** What waits for the people who were asked: approvals, and evaluations of interviews that are over. */
export const approvals = turns.statusesOfTurn('approver')
export const evaluations = turns.statusesOfTurn('interviewer')

/** Days somebody may wait before the dashboard says so. */
export const patienceDays = 3

/** Offers whose validity passed without an answer. */
export const lapsedOffer = statuses.statuses.filter(
  ({ stage, name }) => stage === stages.stage.offer && name === 'past_validity',
)

/** People who should have begun to work and did not come. */
export const missedEntry = statuses.statuses.filter(
  ({ stage, name }) => stage === stages.stage.entry && name === 'past_entry_date',
)

/** How many of the counted stand in any of these statuses. */
export function amountIn(
  counts: readonly StatusCount[],
  among: readonly { readonly stage: number; readonly step: number; readonly detail: number }[],
): number {
  return sumOf(
    counts.filter((count) =>
      among.some(
        ({ stage, step, detail }) => count.stage === stage && count.step === step && count.detail === detail,
      ),
    ),
  )
}

/** All of the counted together. */
export function sumOf(counts: readonly StatusCount[]): number {
  return counts.reduce((sum, { amount }) => sum + amount, 0)
}
