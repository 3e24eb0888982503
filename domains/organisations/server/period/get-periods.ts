import { ownOrganisation } from '@bole/accounts/server'
import type { organisationsApi, PeriodService, ServicePeriod } from '@bole/organisations/contract'
import { type Handler, notFound } from '@bole/platform/server'
import type { Selectable } from 'kysely'
import { heldAt, inServiceOrder } from '../../model/services.ts'
import { isOperator } from '../agency/agency-store.ts'
import type { OrganisationsTables } from '../tables.ts'
import { entryOf, ownEntries, periods, services } from './period-store.ts'

type PeriodRow = Selectable<OrganisationsTables['service_periods']>
type ServiceRow = Selectable<OrganisationsTables['period_services']>

function stateAt({ starts_at, ends_at }: PeriodRow, now: Date): ServicePeriod['state'] {
  if (starts_at > now) return 'coming'
  return ends_at !== null && ends_at <= now ? 'over' : 'running'
}

const presentService = (row: ServiceRow): PeriodService => ({
  ...{ id: row.id, serviceId: row.service_id, type: row.type, quantity: row.quantity, version: row.version },
  ...{ expire_time: row.expires_at?.toISOString() ?? null, isNotOpen: row.is_not_open },
})

/** The periods of an organisation: of every one for operators, of the own for whoever belongs to a company. */
export const getPeriods: Handler<typeof organisationsApi.getPeriods> = async ({ query, caller, tx, now }) => {
  const edit = isOperator(caller)
  if (!edit && query.agency !== caller.organisationId) throw notFound()
  tx.enter(query.agency)
  const [[organisation], rows, all, entries] = await tx.load(
    ownOrganisation.ownOrganisation(tx),
    periods(),
    services().orderBy('id'),
    ownEntries(),
  )
  if (!organisation) throw notFound()
  return {
    servicePeriod: rows.map((row) => ({
      ...{ id: row.id, seller: row.seller, note: row.note, version: row.version, can: { edit } },
      start_time: row.starts_at.toISOString(),
      expire_time: row.ends_at?.toISOString() ?? null,
      state: stateAt(row, now),
      services: [...inServiceOrder(all.filter(({ period_id }) => period_id === row.id).map(presentService))],
    })),
    systemService: [...inServiceOrder(heldAt(entries.map(entryOf), now))],
    organization: { id: organisation.id, name: organisation.name },
    can: { edit },
  }
}
