import { knownPeople } from '@bole/lectures/server'
import { sameTenant } from '@bole/platform/server'
import { provide } from '@bole/platform/slots'
import { sql } from 'kysely'
import { pipeline } from '../application-store.ts'
import { withinScope } from '../scope.ts'

/** By the phone of somebody who signed in at a lecture, the latest of their applications that the caller sees. */
export const fillKnownPeople = provide(knownPeople, async (tx, caller, phones) => {
  const [rows] = await tx.load(
    pipeline
      .selectFrom('applications')
      .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
      .select(['candidates.phone', sql<number>`max(applications.id)`.as('id')])
      .where('candidates.phone', '=', sql<string>`any(${phones}::text[])`)
      .where(withinScope(caller))
      .groupBy('candidates.phone'),
  )
  return new Map(rows.flatMap(({ phone, id }) => (phone === null ? [] : [[phone, id] as const])))
})
