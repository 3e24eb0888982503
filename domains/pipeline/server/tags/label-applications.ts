import { type Caller, sameTenant, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { whyNotGiven } from '../../model/tag-library.ts'
import { pipeline } from '../application-store.ts'
import { applicationsSeenBy } from '../applications-seen-by.ts'
import { giverOf } from './giver-of.ts'

/**
 * Gives applications the labels that the other applications of the same people have, as far as the caller sees those and may give the labels;
 * answers how many labels were put on.
 */
export async function shareLabels(
  tx: Transaction,
  caller: Caller,
  applicationIds: readonly number[],
): Promise<number> {
  const [tags] = await tx.load(
    pipeline
      .selectFrom('tags')
      .leftJoin('tag_groups', (join) => sameTenant(join, 'tag_groups.id', 'tags.group_id'))
      .select(['tags.id', 'tags.is_retired', 'tag_groups.roles'])
      .where('tags.is_deleted', '=', false),
  )
  const given = tags.filter(
    (tag) => whyNotGiven({ ...tag, roles: tag.roles ?? [] }, giverOf(caller)) === null,
  )
  const [added] = await tx.load(
    pipeline
      .insertInto('application_tags')
      .columns(['organisation_id', 'application_id', 'tag_id'])
      .expression(
        sql`select distinct mine.organisation_id, mine.id, g.tag_id
          from applications mine
          join applications other on other.organisation_id = mine.organisation_id and other.candidate_id = mine.candidate_id
          join application_tags g on g.organisation_id = other.organisation_id and g.application_id = other.id
          where mine.id = any(${applicationIds}::bigint[]) and g.tag_id = any(${given.map(({ id }) => id)}::bigint[])
            and other.id in (${applicationsSeenBy(caller)}) order by 2, 3`,
      )
      .onConflict((same) => same.doNothing())
      .returning('application_id'),
  )
  for (const id of new Set(added.map(({ application_id }) => application_id))) tx.announce('application', id)
  return added.length
}
