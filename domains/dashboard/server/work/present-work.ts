import { work } from '@bole/dashboard/model'
import { whatCanBeDone } from '@bole/pipeline/model'
import { type Caller, may } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { presentStatus } from '../present.ts'
import type { ApplicationRow } from './work-store.ts'

interface Reading {
  readonly caller: Caller
  readonly now: Date
}

/** What waits of one kind as the wire carries it, with what it is put in order by. */
export function presentWork(kind: work.WorkKind, rows: readonly ApplicationRow[], { caller, now }: Reading) {
  return rows.flatMap((row) => {
    const { id, since, due = null } = row
    if (id === null || since === undefined) return []
    const shown = {
      key: `${kind}-${row.part ?? ''}${id}`,
      kind,
      id,
      part: row.part ?? null,
      title: row.title ?? '',
      about: row.about ?? '',
      count: row.amount ?? 1,
      since: since.toISOString(),
      due: due?.toISOString() ?? null,
      is_overdue: work.isOverdue({ since, due }, now),
      application: presentApplication(kind, id, row, caller),
    }
    return [{ id, since, due, shown }]
  })
}

function presentApplication(kind: work.WorkKind, post_id: number, row: ApplicationRow, caller: Caller) {
  const { version, stage, step, detail } = row
  if (version === undefined || stage === undefined || step === undefined || detail === undefined) return null
  const standing = { stage: stages.stageOf(stage), step, detail, leftBecause: null }
  const possible = whatCanBeDone(standing, []).companyActions
  const isTheirs =
    kind !== 'turn' || caller.scopes.candidates.kind === 'assigned' || may(caller, 'pipeline.move')
  const isFree = isTheirs && kind !== 'interview' && may(caller, 'pipeline.feedback')
  return {
    post_id,
    version,
    status: {
      ...presentStatus({ stage, step, detail }),
      process_status: step,
      process_detail_status: detail,
      title: row.step_title ?? '',
    },
    can: {
      pass: isFree && possible.includes('pass'),
      eliminate: isFree && possible.includes('eliminate'),
    },
  }
}
