import type { pipelineApi } from '@bole/pipeline/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { pipeline } from '../application-store.ts'
import { putInOrder } from './in-places.ts'
import { heldReasons, nameIn } from './reason-store.ts'

export const retireReason: Handler<typeof pipelineApi.retireReason> = async ({
  body,
  tx,
  refuse,
  language,
}) => {
  const { id, is_retired } = body
  const reason = (await heldReasons(tx)).find((one) => one.id === id)
  if (!reason) throw notFound()
  if (reason.version !== body.version)
    throw refuse('changed_meanwhile', { values: { name: nameIn(language, reason) } })
  const version = reason.version + 1
  tx.save(pipeline.updateTable('reject_reasons').set({ is_retired, version }).where('id', '=', id))
  tx.announce('reject_reason')
  return { id, version }
}

export const sortReasons: Handler<typeof pipelineApi.sortReasons> = async ({ body, tx }) => {
  await putInOrder(tx, 'reject_reasons', body.ids)
  tx.announce('reject_reason')
  return {}
}
