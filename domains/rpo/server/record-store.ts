import { type Caller, notFound, sameTenant, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { rpo } from './open-positions.ts'

/** The files somebody handed in themselves, or is about to. */
export function ownRecords({ userId }: Pick<Caller, 'userId'>) {
  return rpo
    .selectFrom('rpo_records')
    .innerJoin('rpo_batches', (join) => sameTenant(join, 'rpo_batches.id', 'rpo_records.batch_id'))
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'rpo_batches.position_id'))
    .innerJoin('projects', (join) => sameTenant(join, 'projects.id', 'positions.project_id'))
    .where('rpo_batches.user_id', '=', userId)
}

/** The same with what a presenter needs. */
export function shownRecords(found: ReturnType<typeof ownRecords>) {
  return found
    .leftJoin('files', (join) => sameTenant(join, 'files.id', 'rpo_records.file_id'))
    .leftJoin('rpo_folders', (join) => sameTenant(join, 'rpo_folders.id', 'rpo_records.folder_id'))
    .leftJoin('rpo_records as earlier', (join) => sameTenant(join, 'earlier.id', 'rpo_records.same_as'))
    .selectAll('rpo_records')
    .select(['rpo_batches.state as batch_state', 'rpo_batches.sent_at', 'rpo_batches.position_id'])
    .select(['positions.title', 'positions.project_id', 'projects.name as project_name'])
    .select(['files.bytes', 'rpo_folders.name as folder_name', 'earlier.name as earlier_name'])
}

export type ShownRecord = NonNullable<Awaited<ReturnType<typeof findShown>>>

function findShown(tx: Transaction, caller: Caller, id: number) {
  return tx.find(shownRecords(ownRecords(caller).where('rpo_records.id', '=', id)))
}

/** One of the caller's files, locked to be changed. */
export async function lockRecord(tx: Transaction, caller: Caller, id: number): Promise<ShownRecord> {
  await tx.load(rpo.selectFrom('rpo_records').select('id').where('id', '=', id).forUpdate())
  const row = await findShown(tx, caller, id)
  if (!row) throw notFound()
  return row
}

/** The files named, of drafts of the caller, locked with their batches so that none is sent meanwhile; null where one was sent already. */
export async function lockDrafts(tx: Transaction, caller: Caller, ids: readonly number[]) {
  const named = sql<number>`any(${[...new Set(ids)]}::bigint[])`
  await tx.load(
    rpo
      .selectFrom('rpo_batches')
      .select('id')
      .where('user_id', '=', caller.userId)
      .where('id', 'in', (query) =>
        query.selectFrom('rpo_records').select('batch_id').where('rpo_records.id', '=', named),
      )
      .orderBy('id')
      .forUpdate(),
  )
  const [rows] = await tx.load(
    ownRecords(caller)
      .select(['rpo_records.id', 'rpo_records.batch_id', 'rpo_records.file_id'])
      .select('rpo_batches.state as batch_state')
      .where('rpo_records.id', '=', named),
  )
  if (rows.length < new Set(ids).size) throw notFound()
  return rows.some(({ batch_state }) => batch_state !== 'draft') ? null : rows
}
