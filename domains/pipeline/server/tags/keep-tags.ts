import type { pipelineApi } from '@bole/pipeline/contract'
import { type Handler, inserted } from '@bole/platform/server'
import { pipeline } from '../application-store.ts'
import { lockTag, tagFaults } from './tag-store.ts'

export const createTag: Handler<typeof pipelineApi.createTag> = async ({ body, tx, refuse }) => {
  const { name, color: colour, group_id } = body
  await tx.load(tx.hold('tags'))
  if ((await tagFaults(tx, body)).isTaken) throw refuse('name_taken', { values: { name } })
  const made = await tx.find(
    pipeline
      .insertInto('tags')
      .values({ organisation_id: tx.organisationId, name, colour, group_id })
      .returning('id'),
  )
  const { id } = inserted(made)
  tx.announce('tag')
  return { id, version: 1 }
}

export const updateTag: Handler<typeof pipelineApi.updateTag> = async ({ body, tx, refuse }) => {
  const { id, name, color: colour, group_id } = body
  const tag = await lockTag(tx, id)
  if (tag.version !== body.version) throw refuse('stale', { data: { tag } })
  if ((await tagFaults(tx, body)).isTaken) throw refuse('name_taken', { values: { name } })
  const version = tag.version + 1
  tx.save(pipeline.updateTable('tags').set({ name, colour, group_id, version }).where('id', '=', id))
  tx.announce('tag')
  tx.announce('application')
  return { id, version }
}

export const retireTag: Handler<typeof pipelineApi.retireTag> = async ({ body, tx, refuse }) => {
  const { id, is_retired } = body
  const tag = await lockTag(tx, id)
  if (tag.version !== body.version) throw refuse('changed_meanwhile', { values: { name: tag.name } })
  const version = tag.version + 1
  tx.save(pipeline.updateTable('tags').set({ is_retired, version }).where('id', '=', id))
  tx.announce('tag')
  return { id, version }
}
