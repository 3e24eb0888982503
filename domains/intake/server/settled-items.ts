import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { announceItem, intake } from './item-store.ts'

/** Somebody who came in with many others, and what became of them already. */
export interface SettledItem {
  readonly name: string
  readonly state: 'accepted' | 'duplicate' | 'failed'
  readonly positionId: number | null
  readonly candidateId: number | null
  readonly applicationId: number | null
}

/**
 * Writes into the ledger what an import brought; answers the numbers of its lines in the order given. They are settled as they come, and no file
 * is read for them.
 */
export async function addSettled(
  tx: Transaction,
  {
    progressId,
    at,
    items,
  }: { readonly progressId: number; readonly at: Date; readonly items: readonly SettledItem[] },
): Promise<readonly number[]> {
  if (items.length === 0) return []
  const column = <Value>(of: (item: SettledItem) => Value) => items.map(of)
  const [rows] = await tx.load(
    intake
      .insertInto('intake_items')
      .columns([
        ...([
          'organisation_id',
          'progress_id',
          'source',
          'door',
          'created_at',
          'settled_at',
          'reason',
        ] as const),
        ...(['name', 'state', 'position_id', 'candidate_id', 'application_id'] as const),
      ])
      .expression(
        sql`select ${tx.organisationId}::bigint, ${progressId}::bigint, 'import', 'import', ${at}::timestamptz, ${at}::timestamptz,
          case when state = 'failed' then 'row_refused' end, name, state, position, candidate, application
          from unnest(${column((item) => item.name)}::text[], ${column((item) => item.state)}::text[],
            ${column((item) => item.positionId)}::bigint[], ${column((item) => item.candidateId)}::bigint[],
            ${column((item) => item.applicationId)}::bigint[]) with ordinality i (name, state, position, candidate, application, place)
          order by place`,
      )
      .returning('id'),
  )
  announceItem(tx, null)
  return rows.map(({ id }) => id).sort((a, b) => a - b)
}

/** Says of lines of the ledger that what they brought was taken back. */
export function takeBackSettled(tx: Transaction, ids: readonly number[]): void {
  if (ids.length === 0) return
  tx.save(
    intake
      .updateTable('intake_items')
      .set({ state: 'failed', reason: 'import_undone', candidate_id: null, application_id: null })
      .where('id', '=', sql<number>`any(${ids}::bigint[])`),
  )
  announceItem(tx, null)
}
