import { type StepCount, stages, statuses, stepAt } from '@bole/processes/model'
import { statusesIn } from './progress.ts'
import { amountIn, sumOf } from './to-do.ts'

/** A place of the funnel: a step of a process, or, without a number, a stage of several processes. */
export interface FunnelPlace {
  readonly stage: stages.Stage
  readonly title: string
  readonly processStep: number | null
}

/** One stage of the funnel. */
export interface FunnelStage extends FunnelPlace {
  readonly here: number
  readonly byColour: readonly { readonly colour: statuses.StatusColour; readonly amount: number }[]
  /** This place and those after it in the order. */
  readonly onwards: readonly FunnelPlace[]
  /** Stand at any of those. */
  readonly reached: number
  /** Of those who reached the stage before, the share that reached this one (0 to 1); null where nobody could. */
  readonly rate: number | null
}

/** Places in their order with who stands where; one nobody stands in is kept, so that charts do not jump. */
export function funnelOf(
  counts: readonly StepCount[],
  order: readonly FunnelPlace[] = placesOf(stages.stagesInOrder),
): FunnelStage[] {
  const here = standingAt(counts, order)
  const reachedAt = (index: number) => sumOf(here.slice(index).flat())
  return order.map((place, index) => {
    const before = index === 0 ? 0 : reachedAt(index - 1)
    const reached = reachedAt(index)
    const counted = here[index] ?? []
    return {
      ...place,
      here: sumOf(counted),
      byColour: statuses.colours.map((colour) => ({
        colour,
        amount: amountIn(counted, statusesIn(place.stage, [colour])),
      })),
      onwards: order.slice(index),
      reached,
      rate: before === 0 ? null : reached / before,
    }
  })
}

/** The counts of each place. */
function standingAt(counts: readonly StepCount[], order: readonly FunnelPlace[]): StepCount[][] {
  // Numbers below zero name no step, so that counts of several processes stand in the first place of their stage.
  const steps = order.map((place, index) => ({ ...place, id: place.processStep ?? -index - 1 }))
  return steps.map((step) => counts.filter((count) => stepAt(steps, count) === step))
}

/** Stages as places, in the order they are given; whatever is no stage is left out. */
export function placesOf(codes: readonly number[]): FunnelPlace[] {
  return codes.filter(stages.isStage).map((stage) => ({ stage, title: '', processStep: null }))
}

/** The stages that processes pass, and those where somebody stands nevertheless, in the usual order. */
export function placesPassed(passed: readonly number[], counts: readonly StepCount[]): FunnelPlace[] {
  const standing = counts.filter(({ amount }) => amount > 0).map(({ stage }) => stage)
  return placesOf(stages.stagesInOrder.filter((stage) => passed.includes(stage) || standing.includes(stage)))
}
