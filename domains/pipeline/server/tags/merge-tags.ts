import type { pipelineApi } from '@bole/pipeline/contract'
import type { Handler } from '@bole/platform/server'
import { sql } from 'kysely'
import { pipeline } from '../application-store.ts'
import { lockTag, wearersOf } from './tag-store.ts'

/** Whoever has the one label has the other instead; who had both keeps one. The first stays as a row without a name of its own, and the merge as what undoes it. */
export const mergeTags: Handler<typeof pipelineApi.mergeTags> = async ({ body, tx, caller, refuse }) => {
  const { id, into_id } = body
  if (id === into_id) throw refuse('same_tag')
  const tag = await lockTag(tx, id)
  if (tag.version !== body.version) throw refuse('stale', { data: { tag } })
  const into = await lockTag(tx, into_id)
  const [wearing] = await tx.load(wearersOf(into_id))
  const [taken] = await tx.load(
    pipeline.deleteFrom('application_tags').where('tag_id', '=', id).returning('application_id'),
  )
  const had = taken.map(({ application_id }) => application_id)
  const wore = new Set(wearing.map(({ application_id }) => application_id))
  tx.save(
    pipeline
      .insertInto('application_tags')
      .columns(['organisation_id', 'application_id', 'tag_id'])
      .expression(
        sql`select ${tx.organisationId}::bigint, had, ${into_id}::bigint from unnest(${had}::bigint[]) had`,
      )
      .onConflict((same) => same.doNothing()),
    pipeline
      .updateTable('tags')
      .set({ is_deleted: true, version: tag.version + 1 })
      .where('id', '=', id),
    pipeline.insertInto('tag_merges').values({
      organisation_id: tx.organisationId,
      tag_id: id,
      into_id,
      tag_version: tag.version + 1,
      into_version: into.version,
      had,
      had_both: had.filter((one) => wore.has(one)),
      left_with: [...new Set([...wore, ...had])],
      merged_by: caller.userId,
    }),
  )
  tx.announce('tag')
  tx.announce('application')
  return { id: into_id, moved: had.length }
}
