import { type Handler, inserted, sameTenant } from '@bole/platform/server'
import type { rpoApi } from '@bole/rpo/contract'
import { foldersAtMost, ownFolders, requireFolder } from './folder-store.ts'
import { rpo } from './open-positions.ts'

export const listFolders: Handler<typeof rpoApi.listFolders> = async ({ caller, tx }) => {
  const [list] = await tx.load(
    ownFolders(caller)
      .leftJoin('rpo_records', (join) => sameTenant(join, 'rpo_records.folder_id', 'rpo_folders.id'))
      .select(({ fn }) => [
        'rpo_folders.id',
        'rpo_folders.name',
        fn.count<number>('rpo_records.id').as('count'),
      ])
      .groupBy(['rpo_folders.organisation_id', 'rpo_folders.id'])
      .orderBy('rpo_folders.name'),
  )
  return { list }
}

/** Of two folders of one name the second is refused, however it is written. */
export const saveFolder: Handler<typeof rpoApi.saveFolder> = async ({ body, caller, tx, now, refuse }) => {
  // Held first: two who shared the folder's row before either changed it would wait for each other.
  const [, own] = await tx.load(
    tx.hold(`rpo folders ${caller.userId}`),
    ownFolders(caller).select(['id', 'name']),
  )
  if (body.id !== null) await requireFolder(tx, caller, body.id)
  const isSame = (name: string) => name.toLowerCase() === body.name.toLowerCase()
  if (own.some(({ id, name }) => id !== body.id && isSame(name))) throw refuse('name_taken')
  if (body.id === null && own.length >= foldersAtMost) throw refuse('too_many_folders')
  const { id } = body.id === null ? inserted(await tx.find(newFolder())) : { id: body.id }
  if (body.id !== null) tx.save(rpo.updateTable('rpo_folders').set({ name: body.name }).where('id', '=', id))
  tx.announce('rpo_folder', id)
  return { id }

  function newFolder() {
    const row = { organisation_id: tx.organisationId, user_id: caller.userId, name: body.name }
    return rpo
      .insertInto('rpo_folders')
      .values({ ...row, created_at: now })
      .returning('id')
  }
}

export const removeFolder: Handler<typeof rpoApi.removeFolder> = async ({ body, caller, tx }) => {
  await requireFolder(tx, caller, body.id)
  tx.save(rpo.deleteFrom('rpo_folders').where('id', '=', body.id))
  tx.announce('rpo_folder', body.id)
  tx.announce('rpo_record', null)
  return { id: body.id }
}
