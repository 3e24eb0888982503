import type { Handler } from '@bole/platform/server'
import type { talentPoolApi } from '@bole/talent-pool/contract'
import { rightsNamed } from '@bole/talent-pool/model'
import { folderNamed, saveRights, unknownIn } from './folder-rights-store.ts'
import { folderAmong, pool, seenFolders } from './folder-store.ts'

/** Renames a folder and says anew who has it, at the version seen. */
export const updateFolder: Handler<typeof talentPoolApi.updateFolder> = async (context) => {
  const { body, tx, caller, refuse } = context
  const [, [taken]] = await tx.load(tx.hold('pool folders'), folderNamed(body.name))
  const folder = folderAmong(await seenFolders(tx, caller), body.id)
  if (folder.level !== 'manage') throw refuse('not_your_folder')
  if (folder.version !== body.version) throw refuse('stale')
  const rights = rightsNamed(body)
  const unknown = await unknownIn(tx, rights)
  if (unknown) throw refuse(unknown)
  if (taken && taken.id !== body.id) throw refuse('name_taken')
  const version = body.version + 1
  tx.saveOne(
    pool
      .updateTable('pool_folders')
      .set({ name: body.name, version })
      .where('id', '=', body.id)
      .where('version', '=', body.version),
    refuse('stale'),
  )
  tx.save(pool.deleteFrom('pool_folder_rights').where('folder_id', '=', body.id))
  saveRights(tx, body.id, rights)
  tx.announce('pool_folder', body.id)
  return { id: body.id, version }
}
