import { applicationsSeenBy } from '@bole/pipeline/server'
import { type Reader, sameTenant, type Transaction } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { library } from '../library-store.ts'

/** The people behind applications that somebody may see, each once. */
export async function peopleBehind(
  tx: Transaction,
  reader: Reader<'candidates'>,
  postIds: readonly number[],
) {
  const [rows] = await tx.load(
    library
      .selectFrom('applications')
      .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
      .select(['candidates.id', 'candidates.name'])
      .distinct()
      .where('applications.id', '=', sql<number>`any(${postIds}::bigint[])`)
      .where(sql<SqlBool>`applications.id in (${applicationsSeenBy(reader)})`)
      .orderBy('candidates.id'),
  )
  return rows
}
