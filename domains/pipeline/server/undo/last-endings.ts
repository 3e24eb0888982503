import type { Standing } from '@bole/pipeline/model'
import { sameTenant, type Transaction } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { type Selectable, sql } from 'kysely'
import { pipeline } from '../application-store.ts'
import type { HistoryRow } from '../tables.ts'

/** The last change of each application that ended it or took it off the list. */
export async function lastEndings(
  tx: Transaction,
  ids: readonly number[],
): Promise<Map<number, Selectable<HistoryRow>>> {
  const [rows] = await tx.load(
    pipeline
      .selectFrom('application_history')
      .innerJoin('applications', (join) =>
        sameTenant(join, 'applications.id', 'application_history.application_id'),
      )
      .selectAll('application_history')
      .distinctOn('application_history.application_id')
      .where('application_id', '=', sql<number>`any(${ids}::bigint[])`)
      // The change that led to where it stands now, from somewhere else; coming back to it is not what ended it.
      .where('action', 'not in', ['restore', 'undo'])
      .whereRef('to_stage', '=', 'applications.stage')
      .whereRef('to_step', '=', 'applications.step')
      .whereRef('to_detail', '=', 'applications.detail')
      .whereRef('application_history.is_listed', '=', 'applications.is_listed')
      .where(
        sql<boolean>`(from_stage, from_step, from_detail, was_listed) is distinct from
          (to_stage, to_step, to_detail, application_history.is_listed)`,
      )
      .orderBy('application_history.application_id')
      .orderBy('application_history.id', 'desc'),
  )
  return new Map(rows.map((row) => [row.application_id, row]))
}

/** Where a history row began; an application that was off the list then is so again, for the same reason. */
export function startOf(row: Selectable<HistoryRow> | undefined): Standing | null {
  if (!row || row.from_stage === null || row.from_step === null || row.from_detail === null) return null
  return {
    stage: stages.stageOf(row.from_stage),
    step: row.from_step,
    detail: row.from_detail,
    leftBecause: row.was_listed ? null : (row.from_left_because ?? 'removed'),
    processStep: row.from_process_step_id,
  }
}

/** Since when an application had waited before a history row; undefined for rows that did not keep it. */
export function sinceOf({ from_stage_since, from_status_since }: Selectable<HistoryRow>) {
  return from_stage_since && from_status_since
    ? { stage: from_stage_since, status: from_status_since }
    : undefined
}
