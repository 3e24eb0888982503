import type { ListQuery } from '@bole/pipeline/contract'
import { stages, statuses } from '@bole/processes/model'
import type { StatusCount } from './list-counts.ts'

/** The counts of statuses of the colours and stages asked for. */
export function narrowed(
  counts: readonly StatusCount[],
  { colour, stages: some }: ListQuery,
): readonly StatusCount[] {
  if (!colour?.length && !some?.length) return counts
  const among = statuses.statusesAmong({ colours: colour, stages: some })
  return counts.filter((count) =>
    among.some(
      ({ stage, step, detail }) => count.stage === stage && count.step === step && count.detail === detail,
    ),
  )
}

/** Whether a count is among those the list was asked for. */
export function isAsked({ stage, step, detail }: StatusCount, query: ListQuery): boolean {
  if (query.tracker_status !== stages.everyStage && stage !== query.tracker_status) return false
  return !query.statuses?.length || query.statuses.includes(`${step}/${detail}`)
}

export function sumOf(counts: readonly StatusCount[]): number {
  return counts.reduce((sum, { amount }) => sum + amount, 0)
}

/** Counts by stage, and all of them, under the keys of the specification. */
export function presentStatistic(
  counts: readonly StatusCount[],
): Record<string, { key: string; value: number }> {
  const byStage = [...stages.stagesInOrder].map((code) => ({
    key: String(code),
    value: sumOf(counts.filter(({ stage }) => stage === code)),
  }))
  return Object.fromEntries(
    [{ key: 'all', value: sumOf(counts) }, ...byStage].map((entry) => [entry.key, entry]),
  )
}
