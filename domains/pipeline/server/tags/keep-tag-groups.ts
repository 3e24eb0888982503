import type { pipelineApi } from '@bole/pipeline/contract'
import { type Handler, inserted, notFound, type Transaction } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { pipeline } from '../application-store.ts'

/** Whether another group is called so; nobody else names one until this is done. */
async function isTaken(tx: Transaction, name: string, id = 0): Promise<boolean> {
  const [, found] = await tx.load(
    tx.hold('tag_groups'),
    pipeline
      .selectFrom('tag_groups')
      .select('id')
      .where(sql<SqlBool>`id <> ${id} and lower(name) = lower(${name})`)
      .limit(1),
  )
  return found.length > 0
}

export const createTagGroup: Handler<typeof pipelineApi.createTagGroup> = async ({ body, tx, refuse }) => {
  const { name, color: colour, roles } = body
  if (await isTaken(tx, name)) throw refuse('name_taken', { values: { name } })
  const made = await tx.find(
    pipeline
      .insertInto('tag_groups')
      .values({
        organisation_id: tx.organisationId,
        name,
        colour,
        roles,
        place: sql<number>`(select coalesce(max(place), 0) + 1 from tag_groups)`,
      })
      .returning('id'),
  )
  const { id } = inserted(made)
  tx.announce('tag')
  return { id, version: 1 }
}

export const updateTagGroup: Handler<typeof pipelineApi.updateTagGroup> = async ({ body, tx, refuse }) => {
  const { id, name, color: colour, roles } = body
  const [[group]] = await tx.load(
    pipeline.selectFrom('tag_groups').select(['id', 'name', 'version']).where('id', '=', id).forUpdate(),
  )
  if (!group) throw notFound()
  if (group.version !== body.version) throw refuse('stale', { data: { group } })
  if (await isTaken(tx, name, id)) throw refuse('name_taken', { values: { name } })
  const version = group.version + 1
  tx.save(pipeline.updateTable('tag_groups').set({ name, colour, roles, version }).where('id', '=', id))
  tx.announce('tag')
  return { id, version }
}
