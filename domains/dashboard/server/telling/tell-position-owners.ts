import { ownerNews } from '@bole/dashboard/model'
import { tell } from '@bole/inbox/server'
import { on } from '@bole/platform/reaction'
import { tablesOf } from '@bole/platform/server'
import { positionsEvents } from '@bole/positions/contract'
import { sql } from 'kysely'
import type { DashboardTables } from '../tables.ts'
import { peopleNamed } from './tell-owners.ts'

const dashboard = tablesOf<DashboardTables>()

/** Whoever is handed a position hears of it. */
export const tellPositionOwners = on(positionsEvents.changedOwner, async ({ tx, events }) => {
  const eventOf = new Map(events.map((event) => [event.position_id, event]))
  const [rows, names] = await tx.load(
    dashboard
      .selectFrom('positions')
      .select(['id', 'origin', 'title'])
      .where('id', '=', sql<number>`any(${[...eventOf.keys()]}::bigint[])`),
    peopleNamed([...new Set(events.map(({ by }) => by))]),
  )
  const nameOf = new Map(names.map((person) => [person.id, person]))
  const handed = rows.flatMap(({ id, origin, title }) => {
    const event = eventOf.get(id)
    if (!event || event.owner_id === null) return []
    const by = nameOf.get(event.by) ?? null
    return [{ id, ownerId: event.owner_id, origin, by, facts: { position: title } }]
  })
  tell(
    tx,
    ownerNews.tellingsOfHanded(handed, {
      kind: 'given_position',
      toOne: ({ id, origin }) =>
        origin === 1 ? `/regulation2/position/${id}/update` : `/post/position/update/${id}`,
      toThose: ({ origin, ownerId }) =>
        `${origin === 1 ? '/regulation2/position/list?' : '/post/position/list?tab=positions&'}owner_id=${ownerId}`,
    }),
  )
})
