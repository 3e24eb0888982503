import { applicationsSeenBy } from '@bole/pipeline/server'
import { type Caller, sameTenant, type Transaction } from '@bole/platform/server'
import { type stages, statuses } from '@bole/processes/model'
import { type SqlBool, sql } from 'kysely'
import { library } from '../library-store.ts'
import { requireSeen } from './behind.ts'

/** Nobody came through more. */
export const passagesAtMost = 200

/** Passages through stages, newest first. */
export function passages() {
  return library
    .selectFrom('stage_records')
    .innerJoin('applications', (join) => sameTenant(join, 'applications.id', 'stage_records.application_id'))
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
    .select(['stage_records.id', 'stage_records.stage', 'stage_records.step', 'stage_records.detail'])
    .select(['stage_records.meets_at', 'stage_records.opened_at', 'stage_records.closed_at'])
    .select(['applications.id as post_id', 'positions.title'])
    .orderBy('stage_records.id', 'desc')
}

type Row = Awaited<ReturnType<ReturnType<typeof passages>['execute']>>[number]

/** A passage as the wire carries it. */
export function presentPassage(row: Row) {
  const { stage, step, detail } = row
  const known = statuses.knownStatus({ stage, step, detail })
  return {
    id: row.id,
    post_id: row.post_id,
    position: row.title,
    scene_id: stage,
    status: { step, detail, name: known?.name ?? '', colour: known?.colour ?? 'grey' },
    meets_at: row.meets_at?.toISOString() ?? null,
    begin_time: row.opened_at.toISOString(),
    end_time: row.closed_at?.toISOString() ?? null,
  }
}

/** A person's passages through a stage, over all their applications that somebody sees. */
export async function throughStage(tx: Transaction, caller: Caller, postId: number, stage: stages.Stage) {
  const { candidate_id } = await requireSeen(tx, caller, postId)
  const [rows] = await tx.load(
    passages()
      .where('applications.candidate_id', '=', candidate_id)
      .where(sql<SqlBool>`applications.id in (${applicationsSeenBy(caller)})`)
      .where('stage_records.stage', '=', stage)
      .limit(passagesAtMost),
  )
  return { candidate_id, list: rows.map(presentPassage) }
}
