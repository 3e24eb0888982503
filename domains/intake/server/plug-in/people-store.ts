import { phones } from '@bole/intake/model'
import { sameTenant } from '@bole/platform/server'
import type { Channel } from '@bole/positions/model'
import { type SqlBool, sql } from 'kysely'
import { intake } from '../item-store.ts'

/** Whom a plug-in handed in, with what became of it. */
export function handedInBy(channel: Channel, references: readonly string[]) {
  return intake
    .selectFrom('plug_in_people')
    .innerJoin('intake_items', (join) => sameTenant(join, 'intake_items.id', 'plug_in_people.item_id'))
    .select(['plug_in_people.id', 'plug_in_people.reference', 'plug_in_people.item_id'])
    .select(['intake_items.state', 'intake_items.reason', 'intake_items.application_id'])
    .where('plug_in_people.channel', '=', channel)
    .where('plug_in_people.reference', '=', sql<string>`any(${references}::text[])`)
}

/** Everybody a plug-in brought who has an application, with their record. */
export function broughtPeople() {
  return intake
    .selectFrom('plug_in_people')
    .innerJoin('intake_items', (join) => sameTenant(join, 'intake_items.id', 'plug_in_people.item_id'))
    .innerJoin('applications', (join) => sameTenant(join, 'applications.id', 'intake_items.application_id'))
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
}

/** Those a plug-in knows by these names, with their record, locked. */
export function knownBy(channel: Channel, references: readonly string[]) {
  return broughtPeople()
    .select(['plug_in_people.id', 'plug_in_people.reference', 'applications.position_id'])
    .select(['applications.id as application_id', 'candidates.id as candidate_id', 'candidates.phone'])
    .where('plug_in_people.channel', '=', channel)
    .where('plug_in_people.reference', '=', sql<string>`any(${references}::text[])`)
    .orderBy('plug_in_people.id')
    .forUpdate('plug_in_people')
}

/** Since when somebody asked about, or of whom a board had none, waits no longer: as `phones.isToBeAsked` has it. */
export function isToBeAsked(now: Date) {
  const [silent, long] = [phones.patience, phones.askedAgainAfter].map(
    (time) => new Date(now.getTime() - time),
  )
  return sql<SqlBool>`(plug_in_people.phone_state = 'unasked'
    or plug_in_people.phone_state = 'asked' and plug_in_people.phone_asked_at <= ${silent}::timestamptz
    or plug_in_people.phone_state = 'none' and plug_in_people.phone_asked_at <= ${long}::timestamptz)`
}
