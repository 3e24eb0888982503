import { countChanges } from '@bole/pipeline/model'
import type { Transaction } from '@bole/platform/server'
import { standingOf } from '../application-store.ts'
import type { ApplicationChange, ChangeNote } from './application-change.ts'
import { type Counted, saveCounts } from './save-counts.ts'
import { saveOwners } from './save-owners.ts'
import { tellNews } from './tell-news.ts'
import { type ChangeRow, writeChanges } from './write-changes.ts'

export type { ApplicationChange, ChangeNote, Meeting } from './application-change.ts'

/** Writes decided changes with their records, history and counts, and announces them: one way for one and for a thousand. */
export function saveChanges(tx: Transaction, changes: readonly ApplicationChange[], note: ChangeNote): void {
  if (changes.length === 0) return
  tx.save(
    writeChanges(
      changes.map(rowOf),
      tx.organisationId,
      note.now,
      note.actor,
      note.userId,
      note.tags ?? [],
      note.text ?? '',
      note.batchId,
    ),
  )
  saveCounts(tx, changes.flatMap(countedIn))
  saveOwners(
    tx,
    changes.flatMap(({ application, ownerId }) =>
      ownerId === undefined ? [] : [{ applicationId: application.id, ownerId }],
    ),
  )
  for (const change of changes) {
    tx.announce('application', change.application.id)
    tellNews(tx, change, note)
  }
}

function countedIn({ application, next, position }: ApplicationChange): Counted[] {
  const { origin, position_id, project_id, department_id } = application
  const before = standingOf(application)
  const here = { origin, position_id, project_id, department_id }
  if (!position || position.id === position_id)
    return countChanges(before, next).map((change) => ({ ...change, ...here }))
  const { id, ...groups } = position
  return [
    ...countChanges(before, null).map((change) => ({ ...change, ...here })),
    ...countChanges(null, next).map((change) => ({ ...change, ...groups, origin, position_id: id })),
  ]
}

function rowOf(change: ApplicationChange): ChangeRow {
  const { application, next, backToRecord } = change
  const processStep = next.processStep ?? null
  const isOtherStep = next.stage !== application.stage || processStep !== application.process_step_id
  const entersStage = isOtherStep || change.position !== undefined
  const titleOf = (step: number | null) => application.process.find(({ id }) => id === step)?.title ?? ''
  const staysIn = entersStage ? null : application.stage_record_id
  const backTo = backToRecord === undefined ? staysIn : backToRecord
  return {
    id: application.id,
    opens_record:
      backToRecord === undefined && backTo === null && !(next.step === 0 && next.stage === application.stage),
    previous_record_id: application.stage_record_id,
    resumed_record_id: backTo,
    stage: next.stage,
    step: next.step,
    detail: next.detail,
    process_step_id: processStep,
    title: change.stepTitle ?? titleOf(processStep),
    left_because: next.leftBecause,
    was_listed: application.left_because === null,
    from_stage: application.stage,
    from_step: application.step,
    from_detail: application.detail,
    from_process_step_id: application.process_step_id,
    from_title: titleOf(application.process_step_id),
    from_stage_since: application.stage_since,
    from_status_since: application.status_since,
    from_left_because: application.left_because,
    back_stage_since: change.since?.stage,
    back_status_since: change.since?.status,
    action: change.action,
    position_id: change.position?.id,
    project_id: change.position?.project_id,
    department_id: change.position?.department_id,
    sets_owner: change.ownerId !== undefined,
    owner_id: change.ownerId,
    meeting: change.meeting ?? {},
    company_feedback: change.companyFeedback,
    candidate_feedback: change.candidateFeedback,
    facts: change.facts,
  }
}
