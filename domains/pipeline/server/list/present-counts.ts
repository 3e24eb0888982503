import type { ListQuery } from '@bole/pipeline/contract'
import { byStep, type ProcessStep, type StepCount, stages } from '@bole/processes/model'
import { presentStatus } from '../present.ts'
import { statusesAsked } from './whose-turn.ts'

/** The counts of the statuses that colours, stages and what waits for staff stand for. */
export function narrowed(counts: readonly StepCount[], query: ListQuery): readonly StepCount[] {
  const among = statusesAsked(query)
  if (!among) return counts
  return counts.filter((count) =>
    among.some(
      ({ stage, step, detail }) => count.stage === stage && count.step === step && count.detail === detail,
    ),
  )
}

/** Whether a count is among those the list was asked for. */
export function isAsked({ stage, step, detail }: StepCount, query: ListQuery): boolean {
  if (query.tracker_status !== stages.everyStage && stage !== query.tracker_status) return false
  return !query.statuses?.length || query.statuses.includes(`${step}/${detail}`)
}

export function sumOf(counts: readonly StepCount[]): number {
  return counts.reduce((sum, { amount }) => sum + amount, 0)
}

/** Counts by stage, and all of them, under the keys of the specification. */
export function presentStatistic(
  counts: readonly StepCount[],
): Record<string, { key: string; value: number }> {
  const byStage = [...stages.stagesInOrder].map((code) => ({
    key: String(code),
    value: sumOf(counts.filter(({ stage }) => stage === code)),
  }))
  return Object.fromEntries(
    [{ key: 'all', value: sumOf(counts) }, ...byStage].map((entry) => [entry.key, entry]),
  )
}

/** The statuses of a stage that somebody stands in. */
export function presentStatuses(counts: readonly StepCount[], asked: number) {
  const keyOf = ({ step, detail }: StepCount) => `${step}/${detail}`
  const byStatus = Map.groupBy(
    counts.filter(({ stage }) => stage === asked),
    keyOf,
  )
  return [...byStatus].flatMap(([id, [count, ...others]]) =>
    count ? [{ ...presentStatus(count), id, count: sumOf([count, ...others]) }] : [],
  )
}

/** How many stand in each step; where no steps are told, in each stage somebody stands in, the steps of all processes together. */
export function presentSteps(counts: readonly StepCount[], steps: readonly ProcessStep[] | null) {
  const inStages: readonly ProcessStep[] = stages.stagesInOrder.map((stage) => ({
    id: stage,
    stage,
    title: '',
  }))
  return byStep(steps ?? inStages, counts)
    .filter(({ count }) => steps !== null || count > 0)
    .map(({ step: { id, stage, title }, count, ended }) => ({
      id,
      process_step_id: steps ? id : null,
      status: stage,
      title,
      name: stages.nameOfStage(stages.stageOf(stage)),
      count,
      eliminateCount: ended,
    }))
}
