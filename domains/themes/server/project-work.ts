import { openWork } from '@bole/accounts/server'
import { may, type Transaction } from '@bole/platform/server'
import { provide } from '@bole/platform/slots'
import { sql } from 'kysely'
import { themes } from './queries.ts'

const open = themes.selectFrom('projects').where('is_deleted', '=', false)

const openOf = (userId: number) => open.where('owner_user_id', '=', userId)

async function move(tx: Transaction, ids: readonly number[], from: number, to: number): Promise<number[]> {
  const [moved] = await tx.load(
    themes
      .updateTable('projects')
      .set({ owner_user_id: to, version: sql`version + 1` })
      .where('id', '=', sql<number>`any(${ids}::bigint[])`)
      .where('owner_user_id', '=', from)
      .returning('id'),
  )
  for (const { id } of moved) tx.announce('project', id)
  return moved.map(({ id }) => id)
}

/** The owner of a project may leave, and come back. */
export const fillProjectWork = provide(openWork.projects, {
  count: (userIds) =>
    open
      .where('owner_user_id', '=', sql<number>`any(${userIds}::bigint[])`)
      .select([
        sql<number>`owner_user_id`.as('user_id'),
        sql<'project'>`'project'`.as('kind'),
        sql<number>`count(*)`.as('total'),
      ])
      .groupBy('owner_user_id'),
  titles: (reader, userId, most) =>
    may(reader, 'projects.view')
      ? [
          openOf(userId)
            .select([sql<'project'>`'project'`.as('kind'), 'name as title'])
            .orderBy('id')
            .limit(most),
        ]
      : [],
  give: async (tx, { fromId, toId }) => {
    const [rows] = await tx.load(openOf(fromId).select('id').orderBy('id').forUpdate())
    const ids = rows.map(({ id }) => id)
    return { project: await move(tx, ids, fromId, toId) }
  },
  takeBack: async (tx, { project = [] }, { fromId, toId }) => {
    await move(tx, project, toId, fromId)
  },
})
