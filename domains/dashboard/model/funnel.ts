import { stages, statuses } from '@bole/processes/model'
import { statusesIn } from './progress.ts'
import { amountIn, type StatusCount, sumOf } from './to-do.ts'

/** One stage of the funnel. */
export interface FunnelStage {
  readonly stage: stages.Stage
  readonly here: number
  readonly byColour: readonly { readonly colour: statuses.StatusColour; readonly amount: number }[]
  /** This stage and those after it in the order. */
  readonly onwards: readonly stages.Stage[]
  /** Stand at any of those. */
  readonly reached: number
  /** Of those who reached the stage before, the share that reached this one (0 to 1); null where nobody could. */
  readonly rate: number | null
}

/** Stages in their order with who stands where; a stage nobody stands in is kept, so that charts do not jump. */
export function funnelOf(
  counts: readonly StatusCount[],
  order: readonly stages.Stage[] = stages.stagesInOrder,
): FunnelStage[] {
  const reachedAt = (index: number) => {
    const onwards: readonly number[] = order.slice(index)
    return sumOf(counts.filter(({ stage }) => onwards.includes(stage)))
  }
  return order.map((stage, index) => {
    const before = index === 0 ? 0 : reachedAt(index - 1)
    const reached = reachedAt(index)
    return {
      stage,
      here: sumOf(counts.filter((count) => count.stage === stage)),
      byColour: statuses.colours.map((colour) => ({
        colour,
        amount: amountIn(counts, statusesIn(stage, [colour])),
      })),
      onwards: order.slice(index),
      reached,
      rate: before === 0 ? null : reached / before,
    }
  })
}

/** A process's stage codes as stages, in its order; screening and whatever is known. */
export function orderOf(process: readonly number[]): stages.Stage[] {
  return process.filter(stages.isStage)
}
