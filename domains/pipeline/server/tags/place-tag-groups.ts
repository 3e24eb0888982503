import type { pipelineApi } from '@bole/pipeline/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { pipeline } from '../application-store.ts'
import { putInOrder } from './in-places.ts'

export const sortTagGroups: Handler<typeof pipelineApi.sortTagGroups> = async ({ body, tx }) => {
  await putInOrder(tx, 'tag_groups', body.ids)
  tx.announce('tag')
  return {}
}

/** Its labels stay, in no group. */
export const deleteTagGroup: Handler<typeof pipelineApi.deleteTagGroup> = async ({ body, tx }) => {
  const [gone] = await tx.load(pipeline.deleteFrom('tag_groups').where('id', '=', body.id).returning('id'))
  if (gone.length === 0) throw notFound()
  tx.announce('tag')
  return { id: body.id }
}
