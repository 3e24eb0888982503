import { type Caller, inserted, type Transaction } from '@bole/platform/server'
import { noteAgency } from '../agency/agency-store.ts'
import { organisations } from '../profile-store.ts'
import { applyServices } from './apply-services.ts'

interface Said {
  readonly start_time: string
  readonly expire_time: string | null
  readonly seller: string
  readonly note: string
}

/** The columns of a period; `null` where it would end before it begins. */
export function columnsOf({ start_time, expire_time, seller, note }: Said) {
  const starts_at = new Date(start_time)
  const ends_at = expire_time === null ? null : new Date(expire_time)
  return ends_at && ends_at <= starts_at ? null : { starts_at, ends_at, seller, note }
}

/** Answers the number of a new period. */
export async function insertPeriod(tx: Transaction, columns: NonNullable<ReturnType<typeof columnsOf>>) {
  const made = organisations
    .insertInto('service_periods')
    .values({ organisation_id: tx.organisationId, ...columns })
    .returning('id')
  return inserted(await tx.find(made)).id
}

interface Settling {
  readonly tx: Transaction
  readonly caller: Caller
  readonly now: Date
}

/** What follows a change of a period: it is written down, and the organisation is held to what it has now. */
export async function settled(context: Settling, deed: 'period' | 'service') {
  noteAgency(context.tx, context.caller, deed)
  await applyServices(context.tx, context.now)
}
