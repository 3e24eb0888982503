import { notFound, type Transaction, tablesOf } from '@bole/platform/server'
import { sql } from 'kysely'
import type { ProcessesTables } from './tables.ts'

export const processes = tablesOf<ProcessesTables>()

/** Processes with how many positions follow them, how many of those are open. */
export function processesWithCounts() {
  return processes
    .selectFrom('processes')
    .selectAll('processes')
    .select(({ selectFrom }) => {
      const following = selectFrom('positions')
        .whereRef('positions.organisation_id', '=', 'processes.organisation_id')
        .whereRef('positions.process_id', '=', 'processes.id')
        .where('positions.is_deleted', '=', false)
      return [
        following.select(sql<number>`count(*)`.as('amount')).as('position_count'),
        following
          .where('positions.state', '=', 'open')
          .select(sql<number>`count(*)`.as('amount'))
          .as('open_count'),
      ]
    })
}

/**
 * One process, locked with its siblings, of which at most one is the default: no position is opened with it, and nobody
 * else changes it, until this is done.
 */
export async function lockProcess(tx: Transaction, id: number) {
  const locking = processes
    .selectFrom('processes')
    .select('id')
    .where('origin', '=', processes.selectFrom('processes').select('origin').where('id', '=', id))
    .orderBy('id')
    .forUpdate()
  // The counts are asked by a statement of their own, which sees what the lock waited for.
  const [, [process]] = await tx.load(locking, processesWithCounts().where('processes.id', '=', id))
  if (!process) throw notFound()
  return process
}

/** Listed applications in each status, over the positions that follow a process. */
export function standingsUnder(processId: number) {
  return processes
    .selectFrom('application_counts')
    .innerJoin('positions', (join) =>
      join
        .onRef('positions.organisation_id', '=', 'application_counts.organisation_id')
        .onRef('positions.origin', '=', 'application_counts.origin')
        .onRef('positions.id', '=', 'application_counts.position_id'),
    )
    .select(['stage', 'step', 'detail', sql<number>`sum(amount)::bigint`.as('amount')])
    .where('positions.process_id', '=', processId)
    .groupBy(['stage', 'step', 'detail'])
}
