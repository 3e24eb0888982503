import { applicationsSeenBy } from '@bole/pipeline/server'
import { notFound, type Reader, type Transaction } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { library } from '../library-store.ts'

/** An application that somebody may see, with whom it is of; 404 otherwise. */
export async function requireSeen(tx: Transaction, reader: Reader<'candidates'>, postId: number) {
  const [found] = await seenAmong(tx, reader, [postId])
  if (!found) throw notFound()
  return found
}

/** Those of some applications that somebody may see. */
export async function seenAmong(tx: Transaction, reader: Reader<'candidates'>, postIds: readonly number[]) {
  const [rows] = await tx.load(
    library
      .selectFrom('applications')
      .select(['id', 'candidate_id', 'position_id'])
      .where('id', '=', sql<number>`any(${postIds}::bigint[])`)
      .where(sql<SqlBool>`applications.id in (${applicationsSeenBy(reader)})`)
      .orderBy('id'),
  )
  return rows
}
