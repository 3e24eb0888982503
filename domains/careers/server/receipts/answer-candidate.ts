import type { careersApi } from '@bole/careers/contract'
import { receipts } from '@bole/careers/model'
import { canSeeApplication } from '@bole/pipeline/server'
import { type Handler, notFound } from '@bole/platform/server'
import { careers } from '../careers-store.ts'
import { receiptFacts } from './receipt-facts.ts'
import { signReceipt } from './signing-key.ts'

type Api = typeof careersApi

/** Somebody tells a candidate why: the receipt is written anew with it, and the one before holds no more. */
export const giveReason: Handler<Api['giveReason']> = async ({ body, caller, tx, now, refuse }) => {
  const receipt = careers.selectFrom('decision_receipts').selectAll().where('id', '=', body.id)
  const seen = await tx.find(receipt)
  if (!seen || !(await canSeeApplication(tx, caller, seen.application_id))) throw notFound()
  // Whoever takes a decision back ends its receipt meanwhile: it is looked at again once that is done.
  await tx.load(tx.hold(`receipt ${seen.application_id}`))
  const row = await tx.find(receipt.forUpdate())
  if (row?.ended_at !== null) throw refuse('receipt_ended')
  if (!receipts.isOursToExplain(row.decision)) throw refuse('not_ours_to_explain')
  const { facts } = receipts.partsOf(row.document) ?? { facts: '{}' }
  const edition = row.edition + 1
  const document = signReceipt({ ...receiptFacts.parse(JSON.parse(facts)), edition, reason: body.reason })
  const { id: _, created_at: _created, ...kept } = row
  tx.save(
    careers.updateTable('decision_receipts').set({ ended_at: now }).where('id', '=', row.id),
    careers
      .insertInto('decision_receipts')
      .values({ ...kept, edition, document, reason: body.reason, reason_by: caller.userId, created_at: now }),
  )
  tx.announce('receipt_request')
  tx.announce('application', row.application_id)
  return {}
}

/** Somebody answers what a candidate asked; they read it on their page. */
export const settleRequest: Handler<Api['settleRequest']> = async ({ body, caller, tx, now, refuse }) => {
  const row = await tx.find(
    careers.selectFrom('receipt_requests').selectAll().where('id', '=', body.id).forUpdate(),
  )
  if (!row || !(await canSeeApplication(tx, caller, row.application_id))) throw notFound()
  if (row.settled_at !== null) throw refuse('settled_already')
  tx.save(
    careers
      .updateTable('receipt_requests')
      .set({ answer: body.answer, settled_at: now, settled_by: caller.userId })
      .where('id', '=', row.id),
  )
  tx.announce('receipt_request', row.id)
  tx.announce('application', row.application_id)
  return {}
}
