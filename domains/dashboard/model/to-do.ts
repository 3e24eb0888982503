import { stages, statuses } from '@bole/processes/model'

/** How many applications stand in one status. */
export interface StatusCount {
  readonly stage: number
  readonly step: number
  readonly detail: number
  readonly amount: number
}

/** The statuses of a stage in which somebody must act (pipeline: amber), in the order they are passed. */
export function toDosOf(stage: number): readonly statuses.KnownStatus[] {
  return statuses.statuses.filter((status) => status.stage === stage && status.colour === 'amber')
}

/** The same of every stage. */
export const everyToDo = statuses.statuses.filter(({ colour }) => colour === 'amber')

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

/** Interviews that are over and await an evaluation. */
export const owedFeedback = statuses.statuses.filter(
  ({ stage, name }) => stage === stages.stage.interview && name === 'awaiting_evaluation',
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
