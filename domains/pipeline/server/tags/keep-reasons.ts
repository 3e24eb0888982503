import type { pipelineApi } from '@bole/pipeline/contract'
import { type Handler, inserted, notFound } from '@bole/platform/server'
import { pipeline } from '../application-store.ts'
import { heldReasons, namesOf } from './reason-store.ts'

const most = 60

export const createReason: Handler<typeof pipelineApi.createReason> = async ({ body, tx, refuse }) => {
  const { name, told = {} } = body
  const reasons = await heldReasons(tx)
  if (reasons.some((one) => namesOf(one).includes(name.toLowerCase())))
    throw refuse('name_taken', { values: { name } })
  if (reasons.length >= most) throw refuse('too_many_reasons', { values: { most } })
  const made = await tx.find(
    pipeline
      .insertInto('reject_reasons')
      // Behind all others, whatever places they hold.
      .values({ organisation_id: tx.organisationId, code: null, name, told, place: 1_000_000 })
      .returning('id'),
  )
  const { id } = inserted(made)
  tx.announce('reject_reason')
  return { id, version: 1 }
}

export const updateReason: Handler<typeof pipelineApi.updateReason> = async ({ body, tx, refuse }) => {
  const { id, name, told } = body
  const reasons = await heldReasons(tx)
  const reason = reasons.find((one) => one.id === id)
  if (!reason) throw notFound()
  if (reason.version !== body.version) throw refuse('stale', { data: { reason } })
  if (reasons.some((one) => one.id !== id && namesOf(one).includes(name.toLowerCase())))
    throw refuse('name_taken', { values: { name } })
  const version = reason.version + 1
  tx.save(
    pipeline
      .updateTable('reject_reasons')
      .set({ name, version, ...(told ? { told } : {}) })
      .where('id', '=', id),
  )
  tx.announce('reject_reason')
  return { id, version }
}
