import type { intakeApi } from '@bole/intake/contract'
import { type Handler, inserted } from '@bole/platform/server'
import { sql } from 'kysely'
import { intake } from '../item-store.ts'
import { requireFolder, saveParts, whyNotSo } from './folder-store.ts'

/** As many folders as an organisation has: they are looked at one by one. */
const most = 300

/** Makes a folder, the last in its order. What arrived before stays where it is. */
export const createFolder: Handler<typeof intakeApi.createFolder> = async ({ body, caller, tx, refuse }) => {
  const { origin } = body
  const why = await whyNotSo({ tx, caller }, origin, { id: null, said: body })
  if (why) throw refuse(why)
  const counted = await tx.find(
    intake
      .selectFrom('resume_folders')
      .select(sql<number>`count(*)::int`.as('count'))
      .select(sql<number>`coalesce(max(place), 0)`.as('last')),
  )
  if ((counted?.count ?? 0) >= most) throw refuse('folders_full', { values: { limit: most } })
  const { id } = inserted(
    await tx.find(
      intake
        .insertInto('resume_folders')
        .values({
          organisation_id: tx.organisationId,
          ...{ origin, name: body.name, project_id: body.theme_id, position_id: body.position_id },
          ...{ is_shared: body.is_shared, place: Number(counted?.last ?? 0) + 1 },
        })
        .returning('id'),
    ),
  )
  saveParts(tx, id, body)
  tx.announce('resume_folder', id)
  return { id, version: 1 }
}

/** Says anew what a folder is, at the version seen. */
export const updateFolder: Handler<typeof intakeApi.updateFolder> = async ({ body, caller, tx, refuse }) => {
  const folder = await requireFolder(tx, caller, body.id)
  if (folder.version !== body.version) throw refuse('stale')
  const why = await whyNotSo({ tx, caller }, folder.origin, { id: body.id, said: body })
  if (why) throw refuse(why)
  const version = body.version + 1
  tx.saveOne(
    intake
      .updateTable('resume_folders')
      .set({ name: body.name, project_id: body.theme_id, position_id: body.position_id })
      .set({ is_shared: body.is_shared, version })
      .where('id', '=', body.id)
      .where('version', '=', body.version),
    refuse('stale'),
  )
  saveParts(tx, body.id, body)
  tx.announce('resume_folder', body.id)
  tx.announce('intake_item')
  return { id: body.id, version }
}
