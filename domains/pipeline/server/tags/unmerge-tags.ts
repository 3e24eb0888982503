import type { pipelineApi } from '@bole/pipeline/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { sql } from 'kysely'
import { partedAgain } from '../../model/tag-library.ts'
import { pipeline } from '../application-store.ts'
import { laterMergeInto, tagFaults, wearersOf } from './tag-store.ts'

/** Takes a merge back while neither label has changed since and nothing else was merged into the second. */
export const unmergeTags: Handler<typeof pipelineApi.unmergeTags> = async ({ body, tx, now, refuse }) => {
  const [, [merge]] = await tx.load(
    tx.hold('tags'),
    pipeline.selectFrom('tag_merges').selectAll().where('id', '=', body.merge_id).forUpdate(),
  )
  if (!merge) throw notFound()
  const { tag_id, into_id } = merge
  const [tags, [later], wearing] = await tx.load(
    pipeline
      .selectFrom('tags')
      .select(['id', 'name', 'group_id', 'version', 'is_deleted'])
      .where('id', 'in', [tag_id, into_id])
      .orderBy('id')
      .forUpdate(),
    laterMergeInto(into_id, merge.id),
    wearersOf(into_id),
  )
  const [tag, into] = [tag_id, into_id].map((id) => tags.find((one) => one.id === id))
  const isAsLeft =
    tag?.version === merge.tag_version && tag.is_deleted && into?.version === merge.into_version
  if (!tag || merge.undone_at || later || !isAsLeft || into?.is_deleted) throw refuse('changed_since')
  if ((await tagFaults(tx, { ...tag, group_id: null })).isTaken)
    throw refuse('name_taken', { values: { name: tag.name } })
  const wears = wearing.map(({ application_id }) => application_id)
  const { back, freed, kept, lost } = partedAgain(merge, wears)
  tx.save(
    pipeline
      .deleteFrom('application_tags')
      .where('tag_id', '=', into_id)
      .where('application_id', '=', sql<number>`any(${freed}::bigint[])`),
    pipeline
      .insertInto('application_tags')
      .columns(['organisation_id', 'application_id', 'tag_id'])
      .expression(
        sql`select ${tx.organisationId}::bigint, id, ${tag_id}::bigint from applications where id = any(${back}::bigint[])`,
      )
      .onConflict((same) => same.doNothing()),
    pipeline
      .updateTable('tags')
      .set({ is_deleted: false, version: tag.version + 1 })
      .where('id', '=', tag_id),
    pipeline.updateTable('tag_merges').set({ undone_at: now }).where('id', '=', merge.id),
  )
  tx.announce('tag')
  tx.announce('application')
  return { id: tag_id, back: back.length, kept: kept.length, lost: lost.length }
}
