import { statuses } from '@bole/processes/model'

/** Whether an application is still under way: in the list, and not ended. */
export function isLive(row: {
  readonly is_listed: boolean
  readonly stage: number
  readonly step: number
  readonly detail: number
}): boolean {
  return statuses.isLive(row, row.is_listed)
}
