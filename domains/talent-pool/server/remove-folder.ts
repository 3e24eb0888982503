import type { Handler } from '@bole/platform/server'
import type { talentPoolApi } from '@bole/talent-pool/contract'
import { folderAmong, pool, seenFolders } from './folder-store.ts'

/** A folder that people are in is emptied first: nobody leaves the pool with a folder. */
export const removeFolder: Handler<typeof talentPoolApi.removeFolder> = async ({
  body,
  tx,
  caller,
  refuse,
}) => {
  // Nobody is put into it meanwhile.
  await tx.load(tx.hold('pool folders', 'talent pool'))
  const folder = folderAmong(await seenFolders(tx, caller), body.id)
  if (folder.level !== 'manage') throw refuse('not_your_folder')
  if (folder.version !== body.version) throw refuse('stale')
  if (folder.count > 0) throw refuse('folder_not_empty')
  tx.saveOne(
    pool
      .updateTable('pool_folders')
      .set({ is_deleted: true, version: body.version + 1 })
      .where('id', '=', body.id)
      .where('version', '=', body.version),
    refuse('stale'),
  )
  tx.announce('pool_folder', body.id)
  return {}
}
