import { type Handler, sameTenant } from '@bole/platform/server'
import type { rpoApi } from '@bole/rpo/contract'
import { countsOf, toSend } from '@bole/rpo/model'
import { sql } from 'kysely'
import { rpo } from './open-positions.ts'

/** Drafts first, then what was sent last; each with how many of its files stand in each state. */
export const listBatches: Handler<typeof rpoApi.listBatches> = async ({ query, caller, tx }) => {
  let own = rpo.selectFrom('rpo_batches').where('rpo_batches.user_id', '=', caller.userId)
  if (query.state) own = own.where('rpo_batches.state', '=', query.state)
  const [rows, [count]] = await tx.load(
    own
      .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'rpo_batches.position_id'))
      .innerJoin('projects', (join) => sameTenant(join, 'projects.id', 'positions.project_id'))
      .selectAll('rpo_batches')
      .select(['positions.title', 'positions.project_id', 'projects.name as project_name'])
      .orderBy(sql`rpo_batches.state = 'sent'`)
      .orderBy('rpo_batches.id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    own.select(({ fn }) => fn.countAll<number>().as('total')),
  )
  const [cells] = await tx.load(
    rpo
      .selectFrom('rpo_records')
      .select(({ fn }) => ['batch_id', 'state', fn.countAll<number>().as('amount')])
      .where('batch_id', '=', sql<number>`any(${rows.map(({ id }) => id)}::bigint[])`)
      .groupBy(['batch_id', 'state']),
  )
  const list = rows.map((row) => {
    const own = cells.filter(({ batch_id }) => batch_id === row.id)
    return {
      id: row.id,
      state: row.state,
      theme: { id: row.project_id, name: row.project_name },
      position: { id: row.position_id, title: row.title },
      counts: countsOf(own),
      create_time: row.created_at.toISOString(),
      submit_time: row.sent_at?.toISOString() ?? null,
      can: { submit: row.state === 'draft' && toSend(own).length > 0 },
    }
  })
  return { data: { list }, total: count?.total ?? 0 }
}
