import { projectWork } from '@bole/accounts/server'
import type { Transaction } from '@bole/platform/server'
import { provide } from '@bole/platform/slots'
import { sql } from 'kysely'
import { themes } from './queries.ts'

const openOf = (userId: number) =>
  themes.selectFrom('projects').where('owner_user_id', '=', userId).where('is_deleted', '=', false)

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
export const fillProjectWork = provide(projectWork, {
  list: (userId) =>
    openOf(userId)
      .select([sql<'project'>`'project'`.as('kind'), 'id', 'name as title'])
      .orderBy('id'),
  give: async (tx, { fromId, toId }) => {
    const [rows] = await tx.load(openOf(fromId).select('id').orderBy('id').forUpdate())
    const ids = rows.map(({ id }) => id)
    return { project: await move(tx, ids, fromId, toId) }
  },
  takeBack: async (tx, { project = [] }, { fromId, toId }) => {
    await move(tx, project, toId, fromId)
  },
})
