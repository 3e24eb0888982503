import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { pipeline } from '../application-store.ts'

/** Gives applications the labels that the other applications of the same people have; answers how many labels were put on. */
export async function shareLabels(tx: Transaction, applicationIds: readonly number[]): Promise<number> {
  const [added] = await tx.load(
    pipeline
      .insertInto('application_tags')
      .columns(['organisation_id', 'application_id', 'tag_id'])
      .expression(
        sql`select distinct mine.organisation_id, mine.id, g.tag_id
          from applications mine
          join applications other on other.organisation_id = mine.organisation_id and other.candidate_id = mine.candidate_id
          join application_tags g on g.organisation_id = other.organisation_id and g.application_id = other.id
          join tags t on t.organisation_id = g.organisation_id and t.id = g.tag_id and not t.is_deleted
          where mine.id = any(${applicationIds}::bigint[]) order by 2, 3`,
      )
      .onConflict((same) => same.doNothing())
      .returning('application_id'),
  )
  for (const id of new Set(added.map(({ application_id }) => application_id))) tx.announce('application', id)
  return added.length
}
