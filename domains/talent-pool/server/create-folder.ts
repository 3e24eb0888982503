import { type Handler, inserted } from '@bole/platform/server'
import type { talentPoolApi } from '@bole/talent-pool/contract'
import { rightsNamed } from '@bole/talent-pool/model'
import { sql } from 'kysely'
import { folderNamed, saveRights, unknownIn } from './folder-rights-store.ts'
import { pool } from './folder-store.ts'

/** As many folders as an organisation has: they are looked at one by one. */
const most = 300

/** Makes a folder. One of its name, however it is written, is refused. */
export const createFolder: Handler<typeof talentPoolApi.createFolder> = async ({
  body,
  tx,
  caller,
  refuse,
}) => {
  const [, [taken], [counted]] = await tx.load(
    tx.hold('pool folders'),
    folderNamed(body.name),
    pool
      .selectFrom('pool_folders')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('is_deleted', '=', false),
  )
  const rights = rightsNamed(body)
  const unknown = await unknownIn(tx, rights)
  if (unknown) throw refuse(unknown)
  if (taken) throw refuse('name_taken')
  if ((counted?.count ?? 0) >= most) throw refuse('folders_full', { values: { limit: most } })
  const { id } = inserted(
    await tx.find(
      pool
        .insertInto('pool_folders')
        .values({ organisation_id: tx.organisationId, name: body.name, created_by: caller.userId })
        .returning('id'),
    ),
  )
  saveRights(tx, id, rights)
  tx.announce('pool_folder', id)
  return { id, version: 1 }
}
