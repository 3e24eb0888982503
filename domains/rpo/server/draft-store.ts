import { inserted, sameTenant, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { rpo } from './open-positions.ts'

/** A file of a draft, with where it lies and for whom and what it is. */
export function draftRecord(id: number) {
  return rpo
    .selectFrom('rpo_records')
    .innerJoin('rpo_batches', (join) => sameTenant(join, 'rpo_batches.id', 'rpo_records.batch_id'))
    .innerJoin('files', (join) => sameTenant(join, 'files.id', 'rpo_records.file_id'))
    .select(['rpo_records.id', 'rpo_records.batch_id', 'rpo_records.name', 'rpo_records.state'])
    .select(['rpo_batches.user_id', 'rpo_batches.position_id', 'files.storage_key', 'files.sha256'])
    .where('rpo_records.id', '=', id)
    .where('rpo_batches.state', '=', 'draft')
}

interface Compared {
  readonly id: number
  readonly user_id: number
  readonly position_id: number
  readonly sha256: string
}

/** The first file of the same bytes that somebody handed in for a position before this one, unless it was rejected itself. */
export function earlierSame({ id, user_id, position_id, sha256 }: Compared) {
  return rpo
    .selectFrom('rpo_records')
    .innerJoin('rpo_batches', (join) => sameTenant(join, 'rpo_batches.id', 'rpo_records.batch_id'))
    .innerJoin('files', (join) => sameTenant(join, 'files.id', 'rpo_records.file_id'))
    .select('rpo_records.id')
    .where('files.sha256', '=', sha256)
    .where('rpo_batches.user_id', '=', user_id)
    .where('rpo_batches.position_id', '=', position_id)
    .where('rpo_records.id', '<', id)
    .where('rpo_records.state', '!=', 'rejected')
    .orderBy('rpo_records.id')
    .limit(1)
}

interface Draft {
  readonly userId: number
  readonly positionId: number
  readonly at: Date
}

/** The draft somebody has for a position, locked, or a new one: of two first uploads at once the second waits and joins the first's. */
export async function draftFor(tx: Transaction, { userId, positionId, at }: Draft): Promise<number> {
  const row = await tx.find(
    rpo
      .insertInto('rpo_batches')
      .values({
        organisation_id: tx.organisationId,
        user_id: userId,
        position_id: positionId,
        created_at: at,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['organisation_id', 'user_id', 'position_id'])
          // A literal: of a parameter PostgreSQL's general plan cannot tell that it is the index's condition.
          .where('state', '=', sql.lit('draft'))
          .doUpdateSet({ position_id: positionId }),
      )
      .returning('id'),
  )
  return inserted(row).id
}
