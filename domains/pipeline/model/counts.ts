import { statuses } from '@bole/processes/model'
import { isSameStep, type Standing } from './decision.ts'

/** One listed application more or less in a status. */
export interface CountChange extends statuses.Status {
  readonly processStep: number | null
  readonly by: 1 | -1
}

/** What a change does to the counts: only listed applications are counted. */
export function countChanges(before: Standing | null, after: Standing | null): readonly CountChange[] {
  const from = before && !before.leftBecause ? before : null
  const to = after && !after.leftBecause ? after : null
  if (from && to && statuses.isSameStatus(from, to) && isSameStep(from, to)) return []
  const changeOf = ({ stage, step, detail, processStep = null }: Standing, by: 1 | -1): CountChange => {
    return { stage, step, detail, processStep, by }
  }
  return [...(from ? [changeOf(from, -1)] : []), ...(to ? [changeOf(to, 1)] : [])]
}
