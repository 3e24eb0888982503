import { reopenProgress } from '@bole/inbox/server'
import type { intakeApi } from '@bole/intake/contract'
import { isReadable } from '@bole/intake/model'
import { type Handler, notFound } from '@bole/platform/server'
import { checkCorrection } from '@bole/resumes/model'
import { announceItem, enqueueReading, intake, itemWithFile } from './item-store.ts'
import { positionFor } from './position-scope.ts'
import { requireItem } from './seen-arrivals.ts'
import type { ByHand } from './tables.ts'

/** A contact as it is stored; null when it is none. */
function contactOf(path: 'phone' | 'email', text: string | undefined): string | null | undefined {
  const checked = checkCorrection(path, text ?? null)
  if ('refusal' in checked) return null
  return checked.value ?? undefined
}

/** Reads a failed file again, completed by hand where a person wrote what it does not say. */
export const retry: Handler<typeof intakeApi.retry> = async ({ body, caller, tx, refuse }) => {
  const item = await tx.find(itemWithFile(body.item_id).forUpdate('intake_items'))
  if (!item) throw notFound()
  await requireItem(tx, caller, item.id)
  if (item.state !== 'failed' && item.state !== 'waiting') throw refuse('not_failed')
  if (item.file_id === null) throw refuse('file_not_kept')
  if (!body.by_hand && !isReadable(item.reason)) throw refuse('needs_hand')
  const phone = contactOf('phone', body.by_hand?.phone)
  const email = contactOf('email', body.by_hand?.email)
  if (phone === null || email === null) throw refuse('invalid_contact')
  const named = await positionNamed(body.position_id)
  const positionId = item.position_id ?? named
  const byHand: ByHand | null = body.by_hand ? { name: body.by_hand.name, phone, email } : item.by_hand
  tx.save(
    intake
      .updateTable('intake_items')
      .set({
        position_id: positionId,
        state: 'waiting',
        reason: null,
        settled_at: null,
        by_hand: byHand && JSON.stringify(byHand),
      })
      .where('id', '=', item.id),
  )
  if (item.state === 'failed' && item.progress_id !== null) reopenProgress(tx, item.progress_id)
  enqueueReading(tx, item.id)
  announceItem(tx, item.progress_id)
  return { id: item.id }

  /** An open position that the caller takes candidates in for. */
  async function positionNamed(id: number | undefined): Promise<number | null> {
    if (id === undefined) return null
    const position = await tx.find(positionFor(caller, id))
    if (!position) throw notFound()
    if (position.state !== 'open') throw refuse('position_closed')
    return position.id
  }
}
