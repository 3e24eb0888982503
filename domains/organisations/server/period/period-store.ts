import { ownOrganisation } from '@bole/accounts/server'
import { type Caller, notFound, prepared, sameTenant, type Transaction } from '@bole/platform/server'
import type { ServiceEntry, ServiceId, ServiceType } from '../../model/services.ts'
import { isOperator } from '../agency/agency-store.ts'
import { organisations } from '../profile-store.ts'

interface EntryRow {
  readonly service_id: ServiceId
  readonly type: ServiceType
  readonly quantity: number | null
  readonly is_not_open: boolean
  readonly starts_at: Date
  readonly ends_at: Date | null
  readonly expires_at: Date | null
}

/** A service of an organisation, with when its period begins and ends. */
export interface ServiceRow extends EntryRow {
  readonly organisation_id: number
}

// Text: a function of the database, the only way past the wall between organisations (migration 0492).

/** The services of some organisations, whether they run or not. */
export const servicesOf = prepared<ServiceRow>('select * from agency_services($1)')

/** A row as the rules take it. */
export function entryOf(row: EntryRow): ServiceEntry {
  return {
    ...{ serviceId: row.service_id, type: row.type, quantity: row.quantity, isNotOpen: row.is_not_open },
    ...{ startsAt: row.starts_at, endsAt: row.ends_at, expiresAt: row.expires_at },
  }
}

/** The periods of a transaction's organisation, the latest first. */
export const periods = () =>
  organisations.selectFrom('service_periods').selectAll().orderBy('starts_at', 'desc').orderBy('id', 'desc')

export const services = () => organisations.selectFrom('period_services').selectAll()

/** The services of a transaction's organisation with when their periods begin and end. */
export const ownEntries = () =>
  organisations
    .selectFrom('period_services')
    .innerJoin('service_periods', (join) =>
      sameTenant(join, 'service_periods.id', 'period_services.period_id'),
    )
    .select(['service_id', 'type', 'quantity', 'is_not_open', 'expires_at', 'starts_at', 'ends_at'])

interface Refusing {
  readonly caller: Caller
  readonly tx: Transaction
  readonly refuse: (code: 'operators_only') => Error
}

/** Goes on in an organisation whose services an operator settles; two who do wait for each other. */
export async function enterAgency({ caller, tx, refuse }: Refusing, id: number): Promise<void> {
  if (!isOperator(caller)) throw id === caller.organisationId ? refuse('operators_only') : notFound()
  tx.enter(id)
  const [, [own]] = await tx.load(tx.hold('service periods'), ownOrganisation.ownOrganisation(tx))
  if (!own) throw notFound()
}
