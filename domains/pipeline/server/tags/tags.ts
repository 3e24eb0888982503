import type { pipelineApi } from '@bole/pipeline/contract'
import type { Handler } from '@bole/platform/server'
import { sql } from 'kysely'
import { pipeline } from '../application-store.ts'
import { requireKnown } from './require-known.ts'
import { whyNotGivenBy } from './why-not-given.ts'

/**
 * Puts labels on applications; labels are told apart without regard to case, by the database, which knows other small
 * letters than JavaScript does. All is written in one order, so that no two who name it differently wait for each other.
 */
export const addTags: Handler<typeof pipelineApi.addTags> = async ({ body, caller, tx, refuse }) => {
  await requireKnown(tx, caller, body.post_ids)
  const why = await whyNotGivenBy(tx, caller, body.tags)
  if (why) throw refuse(why.code, { values: { name: why.name } })
  const posts = [...new Set(body.post_ids)].sort((one, other) => one - other)
  const [made] = await tx.load(
    pipeline
      .insertInto('tags')
      .columns(['organisation_id', 'name'])
      .expression(
        sql`select distinct on (lower(name)) ${tx.organisationId}::bigint, name
          from unnest(${body.tags}::text[]) name order by lower(name)`,
      )
      .onConflict((same) =>
        same
          .expression(sql`organisation_id, lower(name)`)
          // Written out: as a parameter it no longer matches the partial index once the plan is generic.
          .where(sql<boolean>`not is_deleted`)
          .doUpdateSet({ is_deleted: false }),
      )
      .returning('id'),
  )
  tx.save(
    pipeline
      .insertInto('application_tags')
      .values(
        posts.flatMap((application_id) =>
          made.map(({ id }) => ({ organisation_id: tx.organisationId, application_id, tag_id: id })),
        ),
      )
      .onConflict((same) => same.doNothing()),
  )
  for (const id of body.post_ids) tx.announce('application', id)
  return {}
}

export const deleteTags: Handler<typeof pipelineApi.deleteTags> = async ({ body, caller, tx }) => {
  await requireKnown(tx, caller, body.post_ids, body.tag_ids)
  tx.save(
    pipeline
      .deleteFrom('application_tags')
      .where('application_id', '=', sql<number>`any(${body.post_ids}::bigint[])`)
      .where('tag_id', '=', sql<number>`any(${body.tag_ids}::bigint[])`),
  )
  for (const id of body.post_ids) tx.announce('application', id)
  return {}
}
