import type { Reader } from '@bole/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { pipeline } from '../application-store.ts'
import { withinScope } from '../scope.ts'

/** The candidate behind an application the reader may see, within a larger query; null where there is none. */
export function candidateBehind(reader: Reader<'candidates'>, postId: number): RawBuilder<number> {
  const behind = pipeline
    .selectFrom('applications')
    .select('candidate_id')
    .where('id', '=', postId)
    .where(withinScope(reader))
  return sql`(${behind})`
}
