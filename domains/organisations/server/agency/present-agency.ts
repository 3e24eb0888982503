import type { Agency } from '@bole/organisations/contract'
import { agencyActions, stateOf } from '@bole/organisations/model'
import type { Caller } from '@bole/platform/server'
import { heldAt, inServiceOrder } from '../../model/services.ts'
import { entryOf, type ServiceRow } from '../period/period-store.ts'
import { type AgencyRow, isOperator } from './agency-store.ts'

interface Around {
  readonly caller: Caller
  readonly now: Date
  /** The services of the organisations presented, whether they run or not. */
  readonly services: readonly ServiceRow[]
}

/** An organisation as the wire has it: what it holds, and what the caller may do with it. */
export function presentAgency(row: AgencyRow, { caller, now, services }: Around): Agency {
  const own = services.filter(({ organisation_id }) => organisation_id === row.id)
  const standing = { state: row.state, expiresAt: row.expires_at }
  return {
    ...{ id: row.id, name: row.name, slug: row.slug, code: row.code, version: row.version },
    state: stateOf(standing, now),
    expire_time: row.expires_at?.toISOString() ?? null,
    create_time: row.created_at.toISOString(),
    serviceList: [...inServiceOrder(heldAt(own.map(entryOf), now))],
    users: Number(row.users),
    positions: Number(row.positions),
    applications: Number(row.applications),
    seen_time: row.seen_at?.toISOString() ?? null,
    can: agencyActions(standing, {
      isOperator: isOperator(caller),
      isOwn: row.id === caller.organisationId,
    }),
  }
}
