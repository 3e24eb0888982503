import { ownerNews } from '@bole/dashboard/model'
import { ways } from '@bole/inbox/model'
import { tell } from '@bole/inbox/server'
import { on } from '@bole/platform/reaction'
import { positionsEvents } from '@bole/positions/contract'
import { sql } from 'kysely'
import { dashboard } from '../dashboard-tables.ts'
import { peopleNamed } from './people-named.ts'

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
      toOne: ({ id, origin }) => ways.position(origin, id),
      toThose: ({ origin, ownerId }) => ways.positionsOf(origin, ownerId),
    }),
  )
})
