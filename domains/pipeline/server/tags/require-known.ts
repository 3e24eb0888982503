import { type Caller, notFound, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { pipeline } from '../application-store.ts'
import { withinScope } from '../scope.ts'

/** All or nothing: one application out of reach, or one label nobody knows, and nothing is done. */
export async function requireKnown(
  tx: Transaction,
  caller: Caller,
  postIds: readonly number[],
  tagIds: readonly number[] = [],
): Promise<void> {
  const [seen, known] = await tx.load(
    pipeline
      .selectFrom('applications')
      .select('id')
      .where('id', '=', sql<number>`any(${postIds}::bigint[])`)
      .where(withinScope(caller)),
    pipeline.selectFrom('tags').select('id').where('id', '=', sql<number>`any(${tagIds}::bigint[])`),
  )
  if (seen.length !== new Set(postIds).size || known.length !== new Set(tagIds).size) throw notFound()
}
