import type { pipelineApi } from '@bole/pipeline/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { sql } from 'kysely'
import { lockedApplications, pipeline, recordsOf } from './application-store.ts'
import { startOf } from './last-endings.ts'
import { giveBack, restoredFrom } from './restored-from.ts'
import { type ApplicationChange, saveChanges } from './save-changes.ts'

/** Takes a whole batch back: every application to where it stood, in the record it was in, or none of them. */
export const undo: Handler<typeof pipelineApi.undo> = async (context) => {
  const { body, tx, caller, refuse, now } = context
  const [rows, undone] = await tx.load(
    pipeline.selectFrom('application_history').selectAll().where('batch_id', '=', body.batch_id),
    pipeline
      .selectFrom('application_history')
      .select('id')
      .where('action', '=', 'undo')
      .where('batch_id', '=', undoIdOf(body.batch_id))
      .limit(1),
  )
  if (undone.length > 0) throw refuse('already_undone')
  if (rows.length === 0) throw notFound()
  const ids = rows.map(({ application_id }) => application_id)
  const [applications, records, latest] = await tx.load(
    lockedApplications(ids, caller),
    recordsOf(rows.flatMap(({ from_record_id }) => from_record_id ?? [])),
    pipeline
      .selectFrom('application_history')
      .select(({ fn }) => ['application_id', fn.max('id').as('id')])
      .where('application_id', '=', sql<number>`any(${ids}::bigint[])`)
      .groupBy('application_id'),
  )
  if (applications.length !== rows.length) throw notFound()
  const isLatest = (row: { id: number; application_id: number }) =>
    latest.some(({ application_id, id }) => application_id === row.application_id && id === row.id)
  if (!rows.every(isLatest)) throw refuse('acted_since')

  const changes: ApplicationChange[] = applications.flatMap((application) => {
    const row = rows.find(({ application_id }) => application_id === application.id)
    const next = startOf(row)
    return row && next
      ? [{ application, next, action: 'undo', backToRecord: row.from_record_id, ...restoredFrom(row.facts) }]
      : []
  })
  const batchId = undoIdOf(body.batch_id)
  saveChanges(tx, changes, { actor: 'user', userId: caller.userId, now, batchId })
  const recordOf = new Map(records.map((record) => [record.id, record]))
  for (const row of rows) giveBack(tx, row, recordOf.get(row.from_record_id ?? 0))
  return { batch_id: batchId, done: changes.length, refused: [] }
}

/** The batch that takes a batch back has a number that follows from it, so that it cannot be taken back twice. */
function undoIdOf(batchId: string): string {
  const flipped = (Number.parseInt(batchId.slice(0, 8), 16) ^ 0xffffffff) >>> 0
  return flipped.toString(16).padStart(8, '0') + batchId.slice(8)
}
