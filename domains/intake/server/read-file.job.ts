import { isWholeMail } from '@bole/intake/model'
import { defineJob } from '@bole/platform/server'
import { bytesOf, mediaTypeOf, readDocument } from '@bole/resumes/server'
import { itemWithFile, lockWaiting, readFileJob } from './item-store.ts'
import { PositionGone, settleAsFailed, settleItem } from './settle-item.ts'
import { isArchive } from './unpack-archive.ts'
import { unpackItem } from './unpack-item.ts'

/** Reads one file that was taken in; archives are unpacked into further files. Reading happens outside any transaction. */
export const readIntakeFile = defineJob(
  readFileJob,
  async ({ payload, store, now: at, inTransaction }) => {
    const id = payload.item_id
    const item = await inTransaction((tx) => tx.find(itemWithFile(id)))
    if (item?.state !== 'waiting' || !item.storage_key) return
    const fail = (reason: 'archive_in_archive' | 'position_gone') =>
      inTransaction(async (tx) => {
        const waiting = await lockWaiting(tx, id)
        if (waiting) await settleAsFailed(tx, waiting, reason, at)
      })
    const bytes = await bytesOf(store, item.storage_key)
    if (await isArchive(bytes)) {
      return item.archive_item_id === null
        ? unpackItem({ store, now: at, inTransaction }, id, bytes)
        : fail('archive_in_archive')
    }
    const mediaType = await mediaTypeOf(bytes)
    const outcome = isWholeMail(item.door, item.name)
      ? ({ reason: 'no_text' } as const)
      : await readDocument({ name: item.name, bytes })
    await inTransaction((tx) => settleItem(tx, id, { outcome, mediaType, at })).catch((error: unknown) => {
      if (error instanceof PositionGone) return fail('position_gone')
      throw error
    })
  },
  ({ payload, now, inTransaction }) =>
    inTransaction(async (tx) => {
      const waiting = await lockWaiting(tx, payload.item_id)
      if (waiting) await settleAsFailed(tx, waiting, 'not_finished', now)
    }),
)
