import { ownerNews } from '@bole/dashboard/model'
import { ways } from '@bole/inbox/model'
import { openNotices, settle, tell } from '@bole/inbox/server'
import { pipelineEvents } from '@bole/pipeline/contract'
import { on } from '@bole/platform/reaction'
import { sameTenant } from '@bole/platform/server'
import { sql } from 'kysely'
import { dashboard } from '../dashboard-tables.ts'
import { peopleNamed } from './people-named.ts'
import { toRecipientsWhoSee } from './recipients-who-see.ts'

/** Who owns applications that are listed, and what they are called. */
const ownersOf = (ids: readonly number[]) =>
  dashboard
    .selectFrom('applications')
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
    .select(['applications.id', 'applications.owner_user_id as owner', 'applications.origin'])
    .select(['candidates.name', 'positions.title as position'])
    .where('applications.id', '=', sql<number>`any(${ids}::bigint[])`)

/** Whoever owns an application hears what its candidate answered. */
export const tellOfAnswers = on(pipelineEvents.answered, async ({ tx, events }) => {
  const actionOf = new Map(events.map(({ application_id, action }) => [application_id, action]))
  const [rows] = await tx.load(ownersOf([...actionOf.keys()]))
  const owned = rows.flatMap(({ id, owner, name, position }) => {
    const [action, link] = [actionOf.get(id) ?? '', ways.candidate(id)]
    const kind = ownerNews.noticeOfAnswer(action)
    return owner === null ? [] : [{ userId: owner, kind, facts: { name, position }, link, about: [id] }]
  })
  tell(tx, await toRecipientsWhoSee(tx, owned))
})

/** Whoever owns an application hears that its candidate has written; where nobody does, whoever had written to them. */
export const tellOfReplies = on(pipelineEvents.wrote, async ({ tx, events }) => {
  const toOf = new Map(events.map(({ application_id, to }) => [application_id, to]))
  const [rows] = await tx.load(ownersOf([...toOf.keys()]))
  const heard = rows.flatMap(({ id, owner, name, position }) => {
    const userId = owner ?? toOf.get(id) ?? null
    const facts = { name, position }
    return userId === null
      ? []
      : [{ userId, kind: 'candidate_replied' as const, facts, link: ways.timeline(id), about: [id] }]
  })
  tell(tx, await toRecipientsWhoSee(tx, heard))
})

/** Whoever owns an application hears that its offer lapses, and that it has. */
export const tellOfOffers = on(pipelineEvents.offerLapses, async ({ tx, events }) => {
  const eventOf = new Map(events.map((event) => [event.application_id, event]))
  const [rows] = await tx.load(ownersOf([...eventOf.keys()]))
  const owned = rows.flatMap(({ id, owner, name, position }) => {
    const event = eventOf.get(id)
    if (owner === null || !event) return []
    const facts = { name, position, ...(event.day && { day: event.day }) }
    const kind = event.is_over ? ('offer_lapsed' as const) : ('offer_lapses_soon' as const)
    return [{ userId: owner, kind, facts, link: ways.candidate(id), about: [id] }]
  })
  tell(tx, await toRecipientsWhoSee(tx, owned))
})

/** Whoever is handed an application hears of it; who has handed it on is not called to it any more. */
export const tellOwners = on(pipelineEvents.changedOwner, async ({ tx, events }) => {
  const eventOf = new Map(events.map((event) => [event.application_id, event]))
  const ids = [...eventOf.keys()]
  const people = [...new Set(events.flatMap(({ by }) => by ?? []))]
  const [rows, names, open] = await tx.load(ownersOf(ids), peopleNamed(people), openNotices('handed', ids))
  const nameOf = new Map(names.map((person) => [person.id, person]))
  const handed = rows.flatMap(({ id, origin, name, position }) => {
    const { owner_id, by } = eventOf.get(id) ?? {}
    if (!owner_id) return []
    return [
      {
        userId: owner_id,
        about: [id],
        id,
        ownerId: owner_id,
        origin,
        by: nameOf.get(by ?? 0) ?? null,
        facts: { name, position },
      },
    ]
  })
  const isHeld = (userId: number, about: readonly number[]) =>
    about.some((id) => (eventOf.has(id) ? eventOf.get(id)?.owner_id : userId) === userId)
  settle(
    tx,
    open.filter(({ userId, about }) => !isHeld(userId, about)),
  )
  tell(
    tx,
    ownerNews.tellingsOfHanded(await toRecipientsWhoSee(tx, handed), {
      kind: 'given_application',
      toOne: ({ id }) => ways.candidate(id),
      toThose: ({ origin, ownerId }) => ways.candidatesOf(origin, ownerId),
    }),
  )
})
