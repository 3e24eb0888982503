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

/** Every listed application. */
export function applied(counts: readonly StatusCount[]): number {
  return sumOf(counts)
}
