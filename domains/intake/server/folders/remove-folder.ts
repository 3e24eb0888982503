import type { intakeApi } from '@bole/intake/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { reorder } from '@bole/positions/model'
import { sql } from 'kysely'
import { intake } from '../item-store.ts'
import { requireFolder, seesFolder } from './folder-store.ts'

/** Removes a folder; what lies in it goes where it is told, and without that nothing may lie in it. */
export const removeFolder: Handler<typeof intakeApi.removeFolder> = async ({ body, caller, tx, refuse }) => {
  const { id, version, move_to: target } = body
  const folder = await requireFolder(tx, caller, id)
  if (folder.version !== version) throw refuse('stale')
  if (target === id) throw refuse('same_folder')
  if (target !== null) await requireFolder(tx, caller, target)
  const [items] = await tx.load(
    intake.selectFrom('intake_items').select('id').where('folder_id', '=', id).forUpdate(),
  )
  if (items.length > 0 && target === null) throw refuse('folder_not_empty')
  tx.save(intake.updateTable('intake_items').set({ folder_id: target }).where('folder_id', '=', id))
  tx.saveOne(
    intake.deleteFrom('resume_folders').where('id', '=', id).where('version', '=', version),
    refuse('stale'),
  )
  tx.announce('resume_folder')
  tx.announce('intake_item')
  return { moved: items.length }
}

/** Puts folders into the order that is wanted, in the places they hold between them; 404 where one is not seen. */
export const sortFolders: Handler<typeof intakeApi.sortFolders> = async ({ body, caller, tx }) => {
  const [, rows, seen] = await tx.load(
    tx.hold('resume folders'),
    intake.selectFrom('resume_folders').select('id').orderBy('place').orderBy('id'),
    intake.selectFrom('resume_folders as f').select('f.id').where(seesFolder(caller)),
  )
  if (body.ids.some((id) => !seen.some((one) => one.id === id))) throw notFound()
  const order = reorder(
    rows.map(({ id }) => id),
    body.ids,
  )
  tx.save(
    intake
      .updateTable('resume_folders')
      .from(
        sql<{
          id: number
          place: number
        }>`unnest(${order}::bigint[]) with ordinality`.as<'wanted'>(sql`wanted(id, place)`),
      )
      .set({ place: sql<number>`wanted.place` })
      .whereRef('resume_folders.id', '=', 'wanted.id'),
  )
  tx.announce('resume_folder')
  return {}
}
