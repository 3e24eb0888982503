import { notFound, type Transaction } from '@bole/platform/server'
import { reorder } from '@bole/positions/model'
import { sql } from 'kysely'
import { pipeline } from '../application-store.ts'

/**
 * Puts rows into the order that is wanted, in the places they hold between them; 404 where one is unknown. Nobody else orders
 * them until this is done.
 */
export async function putInOrder(
  tx: Transaction,
  table: 'tag_groups' | 'reject_reasons',
  ids: readonly number[],
): Promise<void> {
  const [, rows] = await tx.load(
    tx.hold(table),
    pipeline.selectFrom(table).select('id').orderBy('place').orderBy('id'),
  )
  const now = rows.map(({ id }) => id)
  if (ids.some((id) => !now.includes(id))) throw notFound()
  tx.save(
    pipeline
      .updateTable(table)
      .from(
        sql<{
          id: number
          place: number
        }>`unnest(${reorder(now, ids)}::bigint[]) with ordinality`.as<'wanted'>(sql`wanted(id, place)`),
      )
      .set({ place: sql<number>`wanted.place` })
      .whereRef(`${table}.id`, '=', 'wanted.id')
      .whereRef(`${table}.place`, '!=', 'wanted.place'),
  )
}
