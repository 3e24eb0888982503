import type { pipelineApi } from '@bole/pipeline/contract'
import type { Handler } from '@bole/platform/server'
import { sql } from 'kysely'
import { pipeline } from '../application-store.ts'
import { lockTag } from './tag-store.ts'

/** Whoever has the one label has the other instead; who had both keeps one. The first stays as a row without a name of its own. */
export const mergeTags: Handler<typeof pipelineApi.mergeTags> = async ({ body, tx, refuse }) => {
  const { id, into_id } = body
  if (id === into_id) throw refuse('same_tag')
  const tag = await lockTag(tx, id)
  if (tag.version !== body.version) throw refuse('stale', { data: { tag } })
  await lockTag(tx, into_id)
  const [had] = await tx.load(
    pipeline.deleteFrom('application_tags').where('tag_id', '=', id).returning('application_id'),
  )
  const applications = had.map(({ application_id }) => application_id)
  tx.save(
    pipeline
      .insertInto('application_tags')
      .columns(['organisation_id', 'application_id', 'tag_id'])
      .expression(
        sql`select ${tx.organisationId}::bigint, had, ${into_id}::bigint from unnest(${applications}::bigint[]) had`,
      )
      .onConflict((same) => same.doNothing()),
    pipeline
      .updateTable('tags')
      .set({ is_deleted: true, version: tag.version + 1 })
      .where('id', '=', id),
  )
  tx.announce('tag')
  tx.announce('application')
  return { id: into_id, moved: applications.length }
}
