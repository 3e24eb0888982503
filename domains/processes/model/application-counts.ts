import { type ProcessStep, stepAt } from './process-steps.ts'
import * as stages from './stages.ts'
import * as statuses from './statuses.ts'

/** How many listed applications stand in a status. */
export interface StatusCount {
  readonly stage: number
  readonly step: number
  readonly detail: number
  readonly amount: number
}

function isEntered({ stage, step }: StatusCount): boolean {
  return stage === stages.stage.entry && step === 20
}

function isEnded({ stage, step, detail }: StatusCount): boolean {
  return stages.isStage(stage) && statuses.isEnded({ stage, step, detail })
}

function sumOf(counts: readonly StatusCount[]): number {
  return counts.reduce((sum, { amount }) => sum + amount, 0)
}

/** Applications somebody still has to see through: neither ended nor entered. */
export function underWay(counts: readonly StatusCount[]): number {
  return sumOf(counts.filter((count) => !isEntered(count) && !isEnded(count)))
}

/** People who have entered. */
export function joined(counts: readonly StatusCount[]): number {
  return sumOf(counts.filter(isEntered))
}

/** Applications in each stage, ended ones among them, in the order stages are shown; stages with none are left out. */
export function byStage(counts: readonly StatusCount[]): { stage: number; count: number }[] {
  return stages.stagesInOrder
    .map((stage) => ({ stage, count: sumOf(counts.filter((count) => count.stage === stage)) }))
    .filter(({ count }) => count !== 0)
}

/** How many listed applications stand in a status of a step; without one in the first of its stage. */
export interface StepCount extends StatusCount {
  readonly processStep?: number | null | undefined
}

/** Applications in each step of a process, and how many of them have ended there; a step with none is kept. */
export function byStep<Step extends ProcessStep>(
  steps: readonly Step[],
  counts: readonly StepCount[],
): { step: Step; count: number; ended: number }[] {
  return steps.map((step) => {
    const here = counts.filter((count) => stepAt(steps, count) === step)
    return { step, count: sumOf(here), ended: sumOf(here.filter(isEnded)) }
  })
}

/** Every listed application. */
export function applied(counts: readonly StatusCount[]): number {
  return sumOf(counts)
}
