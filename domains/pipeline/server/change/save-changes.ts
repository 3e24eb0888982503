import { countChanges, type Standing } from '@bole/pipeline/model'
import type { Transaction } from '@bole/platform/server'
import { type LockedApplication, standingOf } from '../application-store.ts'
import type { Remark } from '../tables.ts'
import { type Counted, saveCounts } from './save-counts.ts'
import { saveOwners } from './save-owners.ts'
import { tellNews } from './tell-news.ts'
import { type ChangeRow, writeChanges } from './write-changes.ts'

/** Dates and place of a stage, as they are stored; undefined leaves what stands. */
export interface Meeting {
  readonly meets_at?: string | null | undefined
  readonly meets_until?: string | null | undefined
  readonly place?: string | undefined
  readonly is_online?: boolean | undefined
  readonly reply_by?: string | null | undefined
  readonly offer_valid_until?: string | null | undefined
  readonly entry_date?: string | null | undefined
  readonly score?: number | null | undefined
}

/** One application's change, decided and ready to be written. */
export interface ApplicationChange {
  readonly application: Pick<
    LockedApplication,
    | 'id'
    | 'stage'
    | 'step'
    | 'detail'
    | 'left_because'
    | 'stage_since'
    | 'status_since'
    | 'stage_record_id'
    | 'origin'
    | 'position_id'
    | 'project_id'
    | 'department_id'
    | 'owner_user_id'
    | 'process'
    | 'process_step_id'
  >
  readonly next: Standing
  readonly action: string
  /** What the step it goes to is called, where its process does not say so. */
  readonly stepTitle?: string | undefined
  /** Since when it waits from now on, where a change is taken back; without it the time of a new stage or status. */
  readonly since?: { readonly stage: Date; readonly status: Date }
  /** The record to go back to; without it, entering a stage opens a new one. */
  readonly backToRecord?: number | null
  readonly meeting?: Meeting
  readonly companyFeedback?: Remark
  readonly candidateFeedback?: Remark
  readonly position?: {
    readonly id: number
    readonly project_id: number
    readonly department_id: number | null
  }
  readonly ownerId?: number | null
  readonly facts?: Readonly<Record<string, unknown>>
}

/** Who changes, and what is said of it. */
export interface ChangeNote {
  readonly actor: 'user' | 'candidate' | 'system'
  readonly userId: number | null
  readonly now: Date
  readonly batchId: string | null
  readonly tags?: readonly string[]
  readonly text?: string
}

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
