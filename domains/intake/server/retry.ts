import { reopenProgress } from '@bole/inbox/server'
import type { intakeApi } from '@bole/intake/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { checkCorrection } from '@bole/resumes/model'
import { enqueueReading, intake, itemWithFile } from './item-store.ts'
import type { ByHand } from './tables.ts'
import { requireUpload } from './upload-store.ts'

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
  await requireUpload(tx, caller, item.progress_id)
  if (item.state !== 'failed' && item.state !== 'waiting') throw refuse('not_failed')
  if (item.file_id === null) throw refuse('file_not_kept')
  const phone = contactOf('phone', body.by_hand?.phone)
  const email = contactOf('email', body.by_hand?.email)
  if (phone === null || email === null) throw refuse('invalid_contact')
  const byHand: ByHand | null = body.by_hand ? { name: body.by_hand.name, phone, email } : item.by_hand
  tx.save(
    intake
      .updateTable('intake_items')
      .set({
        state: 'waiting',
        reason: null,
        settled_at: null,
        by_hand: byHand && JSON.stringify(byHand),
      })
      .where('id', '=', item.id),
  )
  if (item.state === 'failed') reopenProgress(tx, item.progress_id)
  enqueueReading(tx, item.id)
  tx.announce('intake_item', { progress: item.progress_id })
  return { id: item.id }
}
