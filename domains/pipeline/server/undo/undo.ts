import { type pipelineApi, pipelineEvents } from '@bole/pipeline/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { isLive } from '../../model/move.ts'
import { lockedApplications, recordsOf } from '../application-store.ts'
import { goneAmong, heldPositions } from '../change/held-positions.ts'
import { type ApplicationChange, saveChanges } from '../change/save-changes.ts'
import { latestOf, rowsOfBatch, undoIdOf } from './batch-store.ts'
import { sinceOf, startOf } from './last-endings.ts'
import { placesBack } from './places-back.ts'
import { giveBack, restoredFrom, restoredNow } from './restored-from.ts'

/** Takes a whole batch back: every application to where it stood, in the record it was in, or none of them. */
export const undo: Handler<typeof pipelineApi.undo> = async (context) => {
  const { body, tx, caller, refuse, now } = context
  const batchId = undoIdOf(body.batch_id)
  const [rows, undone] = await tx.load(rowsOfBatch(body.batch_id), rowsOfBatch(batchId).limit(1))
  const isUndo = ({ action }: { readonly action: string }) => action === 'undo'
  // What took a batch back remembers nothing it could be taken back by.
  if (undone.some(isUndo) || rows.some(isUndo)) throw refuse('already_undone')
  if (rows.length === 0) throw notFound()
  const ids = rows.map(({ application_id }) => application_id)
  const places = await placesBack(tx, rows)
  const earlier = rows.flatMap(({ facts }) => restoredFrom(facts).position?.id ?? [])
  const [held] = await tx.load(heldPositions(ids, earlier))
  const gone = goneAmong(held)
  const [applications, records, latest] = await tx.load(
    lockedApplications(ids, caller),
    recordsOf(rows.flatMap(({ from_record_id }) => from_record_id ?? [])),
    latestOf(ids),
  )
  if (applications.length !== rows.length) throw notFound()
  const lastOf = new Map(latest.map(({ application_id, id }) => [application_id, id]))
  if (!rows.every(({ application_id, id }) => lastOf.get(application_id) === id)) throw refuse('acted_since')

  const rowOf = new Map(rows.map((row) => [row.application_id, row]))
  const changes: ApplicationChange[] = applications.flatMap((application) => {
    const row = rowOf.get(application.id)
    const next = startOf(row)
    if (!row || !next) return []
    const [since, backToRecord] = [sinceOf(row), row.from_record_id]
    const clocks = since ? { since } : {}
    const undone = { application, next, action: 'undo', backToRecord, stepTitle: row.from_title }
    return [{ ...undone, ...clocks, ...restoredNow(row.facts, held) }]
  })
  const isGone = ({ application, position, next }: ApplicationChange) =>
    isLive(next) && gone.has(position?.id ?? application.position_id)
  if (changes.some(isGone)) throw refuse('position_gone')
  if (!changes.every(({ application, next }) => places.take(application.id, next))) throw refuse('slot_taken')
  saveChanges(tx, changes, { actor: 'user', userId: caller.userId, now, batchId })
  for (const { id: application_id, stage } of applications)
    tx.emit(pipelineEvents.holdsNoMore, { application_id, because: 'undone', batch_id: body.batch_id, stage })
  const recordOf = new Map(records.map((record) => [record.id, record]))
  for (const row of rows) giveBack(tx, row, recordOf.get(row.from_record_id ?? 0), caller.userId)
  return { batch_id: batchId, done: changes.length, refused: [] }
}
