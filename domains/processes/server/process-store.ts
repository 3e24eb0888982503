import { heldNames, notFound, type Transaction, tablesOf } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { followers } from './slots.ts'
import { stepsOf } from './steps-of.ts'
import type { ProcessesTables } from './tables.ts'

export const processes = tablesOf<ProcessesTables>()

/** Processes with their steps, how many positions follow them, and how many of those are open. */
export function processesWithCounts() {
  return processes
    .selectFrom('processes')
    .selectAll('processes')
    .select([
      stepsOf('processes', 'id').as('steps'),
      providedFor(followers).positions.as('position_count'),
      providedFor(followers).open.as('open_count'),
    ])
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

/** What the processes of one kind of hiring are called. */
export const processNames = heldNames('process names', ({ origin }: { readonly origin: number }) =>
  processes.selectFrom('processes').select('id').where('origin', '=', origin),
)
