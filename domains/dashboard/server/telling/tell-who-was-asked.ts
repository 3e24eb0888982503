import { tellingsOf, waysGone } from '@bole/dashboard/model'
import { lastTold, tell, withdraw } from '@bole/inbox/server'
import { pipelineEvents } from '@bole/pipeline/contract'
import { on } from '@bole/platform/reaction'
import { sql } from 'kysely'
import { dashboard } from '../dashboard-tables.ts'
import { peopleNamed } from './people-named.ts'
import { askedOf, whoIsAsked } from './who-is-asked.ts'

/** Every passage of these applications: people may have been asked in one that is over. */
const passagesOf = (ids: readonly number[]) =>
  dashboard
    .selectFrom('stage_records')
    .select(['id', 'application_id'])
    .where('application_id', '=', sql<number>`any(${ids}::bigint[])`)

/** Whoever is asked for something hears of it in the transaction that asks them. */
export const tellWhoWasAsked = on(pipelineEvents.asked, async ({ tx, events }) => {
  const askedBy = new Map(events.map(({ application_id, by }) => [application_id, by]))
  const anew = new Set(events.flatMap(({ application_id, is_anew }) => (is_anew ? application_id : [])))
  const people = [...new Set(events.flatMap(({ by }) => by ?? []))]
  const ids = [...askedBy.keys()]
  const [rows, passages, names] = await tx.load(whoIsAsked(ids), passagesOf(ids), peopleNamed(people))
  const nameOf = new Map(names.map((person) => [person.id, person]))
  const passageOf = new Map(passages.map((passage) => [String(passage.id), passage.application_id]))
  const [last] = await tx.load(lastTold([...passageOf.keys()]))
  const told = last.flatMap((one) => {
    const applicationId = passageOf.get(one.about)
    return applicationId === undefined ? [] : [{ ...one, applicationId }]
  })
  const asked = rows.map((row) => ({
    ...askedOf(row),
    by: nameOf.get(askedBy.get(row.application_id) ?? 0) ?? null,
    isAnew: anew.has(row.application_id),
  }))
  withdraw(tx, waysGone(asked, told))
  tell(tx, tellingsOf(asked, told))
})
