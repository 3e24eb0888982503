import { type Caller, notFound, sameTenant, type Transaction } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { seesFolder } from './folders/folder-store.ts'
import { intake } from './item-store.ts'
import { positionsOpenTo } from './position-scope.ts'

/**
 * What came in that a caller may see: all, or what they handed in themselves and what is for a position they may take candidates in for. What
 * lies in a folder that is not for them they see only where they handed it in.
 */
export function arrivalsSeenBy(caller: Caller) {
  const arrivals = intake
    .selectFrom('intake_items')
    .leftJoin('positions', (join) => sameTenant(join, 'positions.id', 'intake_items.position_id'))
    .leftJoin('progress', (join) => sameTenant(join, 'progress.id', 'intake_items.progress_id'))
    .leftJoin('resume_folders as f', (join) => sameTenant(join, 'f.id', 'intake_items.folder_id'))
    .where('intake_items.state', '!=', 'unpacked')
    .where(sql<SqlBool>`(f.id is null or progress.user_id = ${caller.userId} or ${seesFolder(caller)})`)
  if (caller.scopes.candidates.kind === 'organisation') return arrivals
  return arrivals.where(
    sql<SqlBool>`(progress.user_id = ${caller.userId} or (positions.id is not null and ${positionsOpenTo(caller)}))`,
  )
}

/** Throws 404 for an item the caller may not see. */
export async function requireItem(tx: Transaction, caller: Caller, id: number): Promise<void> {
  const seen = await tx.find(
    arrivalsSeenBy(caller).select('intake_items.id').where('intake_items.id', '=', id),
  )
  if (!seen) throw notFound()
}
