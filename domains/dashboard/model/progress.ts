import { stages, statuses } from '@bole/processes/model'
import { amountIn, type StatusCount } from './to-do.ts'

/** The milestones a project's or a position's progress is told in, each a set of statuses of one stage. */
export const milestones = {
  /** In interviews, whatever came of them so far. */
  interview: { stage: stages.stage.interview, colours: ['amber', 'blue', 'green'] },
  /** Passed the interview and wait for the next stage. */
  passed: { stage: stages.stage.interview, colours: ['green'] },
  /** Accepted or signed an offer. */
  sign: { stage: stages.stage.offer, colours: ['green'] },
  /** Expected to begin to work. */
  joining: { stage: stages.stage.entry, colours: ['amber', 'blue'] },
  joined: { stage: stages.stage.entry, colours: ['green'] },
} as const satisfies Record<string, { stage: stages.Stage; colours: readonly statuses.StatusColour[] }>

export type Milestone = keyof typeof milestones

/** Every milestone, in the order they are reached. */
export const milestoneNames: readonly Milestone[] = ['interview', 'passed', 'sign', 'joining', 'joined']

/** The statuses of a stage that have one of these colours. */
export function statusesIn(
  stage: number,
  colours: readonly statuses.StatusColour[],
): readonly statuses.KnownStatus[] {
  return statuses.statuses.filter((status) => status.stage === stage && colours.includes(status.colour))
}

/** How many stand at a milestone. */
export function amountAt(counts: readonly StatusCount[], milestone: Milestone): number {
  const { stage, colours } = milestones[milestone]
  return amountIn(counts, statusesIn(stage, colours))
}

/** As a link to the list asks for statuses: `step/detail` of each. */
export function keysOf(among: readonly { readonly step: number; readonly detail: number }[]): string[] {
  return among.map(({ step, detail }) => `${step}/${detail}`)
}

/** The share of the wanted people who have begun to work, 0 to 1. */
export function shareFilled(counts: readonly StatusCount[], headCount: number): number {
  return headCount === 0 ? 0 : Math.min(1, amountAt(counts, 'joined') / headCount)
}
