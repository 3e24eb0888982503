import { type Handler, notFound } from '@bole/platform/server'
import type { positionsApi } from '@bole/positions/contract'
import { reorder } from '@bole/positions/model'
import { sql } from 'kysely'
import { positions, visiblePositions } from './position-store.ts'
import { mayManage } from './scope.ts'

/** Positions nobody sorted stand first, the newest on top; sorting writes down the place of each. */
export const sortPositions: Handler<typeof positionsApi.sortPositions> = async ({
  body,
  caller,
  tx,
  refuse,
}) => {
  if (!mayManage(caller)) throw refuse('read_only')
  const all = positions.selectFrom('positions').where('is_deleted', '=', false)
  const [, ordered, reachable] = await tx.load(
    all.select('id').orderBy('id').forUpdate(),
    all.select('id').orderBy('sort').orderBy('id', 'desc'),
    visiblePositions(caller)
      .select('positions.id')
      .where('positions.id', '=', sql<number>`any(${body.ids}::bigint[])`),
  )
  if (reachable.length !== new Set(body.ids).size) throw notFound()
  const order = reorder(
    ordered.map(({ id }) => id),
    body.ids,
  )
  tx.save(
    positions
      .updateTable('positions')
      .from(
        sql<{ id: number; place: number }>`unnest(${order}::bigint[]) with ordinality`.as<'wanted'>(
          sql`wanted(id, place)`,
        ),
      )
      .set({ sort: sql<number>`wanted.place` })
      .whereRef('positions.id', '=', 'wanted.id')
      .whereRef('positions.sort', '!=', 'wanted.place'),
  )
  for (const { id } of reachable) tx.announce('position', id)
  return {}
}
