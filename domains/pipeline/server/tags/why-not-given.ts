import { type Caller, sameTenant, type Transaction } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { whyNotGiven } from '../../model/tag-library.ts'
import { pipeline } from '../application-store.ts'
import { giverOf } from './giver-of.ts'

/** The first of these labels that a caller may not give, and why; null where they may give all. A new one is everybody's. */
export async function whyNotGivenBy(tx: Transaction, caller: Caller, names: readonly string[]) {
  const [rows] = await tx.load(
    pipeline
      .selectFrom('tags')
      .leftJoin('tag_groups', (join) => sameTenant(join, 'tag_groups.id', 'tags.group_id'))
      .select(['tags.name', 'tags.is_retired', 'tag_groups.roles'])
      .where('tags.is_deleted', '=', false)
      .where(
        sql<SqlBool>`lower(tags.name) = any(array(select lower(wanted) from unnest(${names}::text[]) wanted))`,
      ),
  )
  for (const { name, is_retired, roles } of rows) {
    const code = whyNotGiven({ is_retired, roles: roles ?? [] }, giverOf(caller))
    if (code) return { code, name }
  }
  return null
}
