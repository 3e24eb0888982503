import { countProgress, growProgress } from '@bole/inbox/server'
import { type FileStore, newFileKey, type Transaction } from '@bole/platform/server'
import { storeFiles } from '@bole/resumes/server'
import { addItems, intake, lockWaiting, type WaitingItem } from './item-store.ts'
import { settleAsFailed } from './settle-item.ts'
import { sweepFolder, type UnpackedFile, unpackArchive } from './unpack-archive.ts'

/** The parts of a job's context that unpacking needs. */
export interface Work {
  readonly store: FileStore
  readonly now: Date
  readonly inTransaction: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>
}

const unknownType = 'application/octet-stream'

/**
 * Replaces an archive by its files, each read by a job of its own. An attempt first deletes what an earlier, crashed attempt left in
 * the store; one that finds the archive replaced meanwhile deletes the files it has unpacked.
 */
export async function unpackItem(work: Work, id: number, bytes: Uint8Array): Promise<void> {
  const folder = newFileKey()
  const begun = await work.inTransaction(async (tx) => {
    const item = await lockWaiting(tx, id)
    if (item) tx.save(intake.updateTable('intake_items').set({ unpack_folder: folder }).where('id', '=', id))
    return item
  })
  if (!begun) return
  if (begun.unpack_folder) await sweepFolder(work.store, begun.unpack_folder)
  const unpacked = await unpackArchive(work.store, folder, bytes)
  const isTaken = await work.inTransaction(async (tx) => {
    const item = await lockWaiting(tx, id)
    if (item?.unpack_folder !== folder) return false
    if ('refusal' in unpacked) await settleAsFailed(tx, item, unpacked.refusal, work.now)
    else await replaceByFiles(tx, item, unpacked.files, work.now)
    return true
  })
  if (!isTaken && 'files' in unpacked) await sweepFolder(work.store, folder, unpacked.files.length)
}

async function replaceByFiles(
  tx: Transaction,
  item: WaitingItem,
  files: readonly UnpackedFile[],
  at: Date,
): Promise<void> {
  const kept = files.flatMap(({ stored }) => (stored ? [{ ...stored, mediaType: unknownType }] : []))
  const ids = await storeFiles(tx, kept, { uploadedBy: item.uploaded_by, at })
  const idOf = new Map(kept.map(({ key }, index) => [key, ids[index] ?? null]))
  tx.save(
    intake.updateTable('intake_items').set({ state: 'unpacked', settled_at: at }).where('id', '=', item.id),
  )
  if (item.progress_id !== null) growProgress(tx, item.progress_id, files.length - 1)
  await addItems(tx, {
    progressId: item.progress_id,
    positionId: item.position_id,
    source: item.source,
    door: item.door,
    sender: item.sender,
    archiveItemId: item.id,
    at,
    files: files.map(({ name, stored }) => ({ id: stored ? (idOf.get(stored.key) ?? null) : null, name })),
  })
  const failed = files.length - kept.length
  if (failed > 0 && item.progress_id !== null) await countProgress(tx, item.progress_id, { done: 0, failed })
}
