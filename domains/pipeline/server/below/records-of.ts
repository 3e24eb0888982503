import { type Reader, sameTenant } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { pipeline } from '../application-store.ts'
import { candidateBehind } from './candidate-behind.ts'

/** The last things that happened to an application the reader may see, newest first, each with how many there are. */
export function recordsOf(reader: Reader<'candidates'>, postId: number, atMost: number) {
  return pipeline
    .selectFrom('application_history')
    .leftJoin('users', (join) => sameTenant(join, 'users.id', 'application_history.user_id'))
    .select(['application_history.id', 'action', 'actor', 'users.name as username', 'happened_at'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('application_id', '=', postId)
    .where(sql<SqlBool>`${candidateBehind(reader, postId)} is not null`)
    .orderBy('application_history.id', 'desc')
    .limit(atMost)
}
