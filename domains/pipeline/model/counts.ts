import { statuses } from '@bole/processes/model'
import type { Standing } from './decision.ts'

/** One listed application more or less in a status. */
export interface CountChange extends statuses.Status {
  readonly by: 1 | -1
}

/** What a change does to the counts: only listed applications are counted. */
export function countChanges(before: Standing | null, after: Standing | null): readonly CountChange[] {
  const from = before && !before.leftBecause ? before : null
  const to = after && !after.leftBecause ? after : null
  if (from && to && statuses.isSameStatus(from, to)) return []
  const changes: CountChange[] = []
  if (from) changes.push({ stage: from.stage, step: from.step, detail: from.detail, by: -1 })
  if (to) changes.push({ stage: to.stage, step: to.step, detail: to.detail, by: 1 })
  return changes
}
