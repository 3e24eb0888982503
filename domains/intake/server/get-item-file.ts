import type { intakeApi } from '@bole/intake/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { itemWithFile } from './item-store.ts'
import { requireItem } from './seen-arrivals.ts'

/** The original of a file taken in; never shown inline, for nobody may have read it yet. */
export const getItemFile: Handler<typeof intakeApi.getItemFile> = async ({ query, caller, tx, store }) => {
  const item = await tx.find(itemWithFile(query.item_id))
  if (!item?.storage_key) throw notFound()
  await requireItem(tx, caller, item.id)
  return {
    name: item.name,
    mediaType: 'application/octet-stream',
    bytes: await store.read(item.storage_key),
  }
}
