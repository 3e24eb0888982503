import type { WorkKind } from '@bole/inbox/model'
import { inserted, prepared, type Transaction, tablesOf } from '@bole/platform/server'
import { sql } from 'kysely'
import type { InboxTables } from './tables.ts'
import { tell } from './tell.ts'

export const inbox = tablesOf<InboxTables>()

/** Nobody pages through more notices or work than this: they are not counted further. */
const countedAtMost = 1000

// Text: asked for with every page (docs/performance.md), as one row.

/** What stands in a user's inbox, unread notices and running work, for the header. */
export const inboxCounts = prepared<{ notices: number; works: number; unread: number; running: number }>(
  `select (select count(*) from (select from notices where user_id = $1 limit ${countedAtMost}) n) as notices,
     (select count(*) from (select from progress where user_id = $1 limit ${countedAtMost}) p) as works,
     (select count(*) from notices where user_id = $1 and not is_read) as unread,
     (select count(*) from progress where user_id = $1 and state = 'running') as running`,
)

export interface NewProgress {
  readonly userId: number
  readonly kind: WorkKind
  readonly facts: Readonly<Record<string, string | number>>
  readonly total: number
  readonly link: string | null
}

/** Opens a record of long work and answers its number; the work itself goes on in jobs. */
export async function startProgress(tx: Transaction, work: NewProgress): Promise<number> {
  const row = inserted(
    await tx.find(
      inbox
        .insertInto('progress')
        .values({
          organisation_id: tx.organisationId,
          user_id: work.userId,
          kind: work.kind,
          facts: { ...work.facts },
          total: work.total,
          link: work.link,
        })
        .returning('id'),
    ),
  )
  tx.announce('progress', row.id)
  return row.id
}

/**
 * Counts pieces done or failed. When the last is counted the work is finished and its owner gets a notice; the
 * update decides, so that of two workers finishing together only one tells.
 */
export async function countProgress(
  tx: Transaction,
  id: number,
  counted: { done: number; failed: number },
): Promise<void> {
  const row = await tx.find(
    inbox
      .updateTable('progress')
      .set({
        done: sql`done + ${counted.done}`,
        failed: sql`failed + ${counted.failed}`,
        state: sql`case when done + failed + ${counted.done + counted.failed} >= total then 'finished' else state end`,
        finished_at: sql`case when done + failed + ${counted.done + counted.failed} >= total then now() end`,
      })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .returningAll(),
  )
  if (!row) return
  tx.announce('progress', id)
  if (row.state !== 'finished') return
  tell(tx, [
    {
      userId: row.user_id,
      kind: `${row.kind}_finished`,
      facts: { ...row.facts, done: row.done, failed: row.failed, total: row.total },
      link: row.link,
    },
  ])
}

/** There is more to do than the record stood for. */
export function growProgress(tx: Transaction, id: number, by: number): void {
  tx.save(
    inbox
      .updateTable('progress')
      .set({ total: sql`total + ${by}` })
      .where('id', '=', id),
  )
  tx.announce('progress', id)
}

/** A piece that failed is tried again: it is no longer counted, and the work is not finished. */
export function reopenProgress(tx: Transaction, id: number): void {
  tx.save(
    inbox
      .updateTable('progress')
      .set({ failed: sql`greatest(failed - 1, 0)`, state: 'running', finished_at: null })
      .where('id', '=', id),
  )
  tx.announce('progress', id)
}
