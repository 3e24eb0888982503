import type { Standing } from '@bole/pipeline/model'
import { sameTenant, type Transaction } from '@bole/platform/server'
import { stepsOf } from '@bole/processes/server'
import { hasAgreed } from '../../model/candidate-feedback.ts'
import { standingAsTold } from '../../model/invitation.ts'
import { pipeline, standingOf } from '../application-store.ts'

/** What the pipeline knows of an application that its candidate may be told. */
export interface CandidatePage {
  readonly id: number
  readonly version: number
  /** Where they are told they stand. */
  readonly standing: Standing
  readonly positionId: number
  readonly process: readonly number[]
  readonly appliedAt: Date
  readonly statusSince: Date
  /** What happened, oldest first: which stage it was in then, and whether it was the candidate's own doing. No reasons, no names. */
  readonly passages: readonly { readonly stage: number; readonly at: Date; readonly isTheirs: boolean }[]
  readonly meetsAt: Date | null
  readonly meetsUntil: Date | null
  readonly place: string
  readonly isOnline: boolean
  readonly replyBy: Date | null
  readonly offerValidUntil: string | null
  readonly entryDate: string | null
}

/** Loads what a candidate's private page is made of, in one round trip; null when there is no such application. */
export async function candidatePage(tx: Transaction, applicationId: number): Promise<CandidatePage | null> {
  const [[row], passages] = await tx.load(
    pipeline
      .selectFrom('applications')
      .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
      .leftJoin('stage_records', (join) =>
        sameTenant(join, 'stage_records.id', 'applications.stage_record_id'),
      )
      .select(['applications.id', 'applications.version', 'left_because', 'position_id', 'applied_at'])
      .select(['applications.stage', 'applications.step', 'applications.detail', 'status_since'])
      .select([
        'meets_at',
        'meets_until',
        'place',
        'is_online',
        stepsOf('positions', 'process_id').as('steps'),
      ])
      .select(['reply_by', 'offer_valid_until', 'entry_date', 'candidate_feedback'])
      .where('applications.id', '=', applicationId),
    pipeline
      .selectFrom('application_history')
      .select(['to_stage as stage', 'happened_at as at', 'actor'])
      .where('application_id', '=', applicationId)
      .orderBy('id'),
  )
  if (!row) return null
  return {
    id: row.id,
    version: row.version,
    standing: standingAsTold(standingOf(row), hasAgreed(row.candidate_feedback?.action)),
    positionId: row.position_id,
    process: row.steps.map(({ stage }) => stage),
    appliedAt: row.applied_at,
    statusSince: row.status_since,
    // Who sent it in and who brings it in is one: it has arrived, and nobody has looked at it yet.
    passages: passages.map(({ stage, at, actor }, index) => ({
      stage,
      at,
      isTheirs: index === 0 || actor === 'candidate',
    })),
    meetsAt: row.meets_at,
    meetsUntil: row.meets_until,
    place: row.place ?? '',
    isOnline: row.is_online ?? true,
    replyBy: row.reply_by,
    offerValidUntil: row.offer_valid_until,
    entryDate: row.entry_date,
  }
}

/** Everything somebody ever applied for: where, and whether it still goes on. */
export async function applicationsOf(tx: Transaction, candidateId: number) {
  const [rows] = await tx.load(
    pipeline
      .selectFrom('applications')
      .select(['id', 'position_id', 'project_id', 'stage', 'step', 'detail', 'left_because', 'applied_at'])
      .where('candidate_id', '=', candidateId),
  )
  return rows.map((row) => ({
    id: row.id,
    positionId: row.position_id,
    projectId: row.project_id,
    standing: standingOf(row),
    appliedAt: row.applied_at,
  }))
}
