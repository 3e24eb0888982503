import { stages, statuses } from '@bole/processes/model'

/** Whether an application is still under way: in the list, and not ended. */
export function isLive(row: {
  readonly is_listed: boolean
  readonly stage: number
  readonly step: number
  readonly detail: number
}): boolean {
  const { stage, step, detail } = row
  return row.is_listed && !(stages.isStage(stage) && statuses.isEnded({ stage, step, detail }))
}
