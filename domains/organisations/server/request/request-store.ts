import { prepared } from '@bole/platform/server'
import type { Selectable } from 'kysely'
import { organisations } from '../profile-store.ts'
import type { OrganisationsTables } from '../tables.ts'

export type RequestRow = Selectable<OrganisationsTables['service_requests']>

/** The requests of a transaction's organisation. */
export const requests = () => organisations.selectFrom('service_requests').selectAll()

// Text: a function of the database, the only way past the wall between organisations (migration 0493).

/** Whose, in which state, of an organisation found by which words; null: whatever. At most so many after those skipped. */
export const allRequests = prepared<
  RequestRow & { readonly organisation_name: string; readonly total: number }
>('select * from requests_for_services($1, $2, $3, $4, $5)')

/** A request as it stands on the wire. */
export function presentRequest(row: RequestRow) {
  const { id, type, quantity, note, state, granted, answer, version } = row
  return {
    ...{ id, type, quantity, note, state, granted, answer, version },
    ...{ asked_by: row.asked_name, handled_by: row.handled_name },
    handle_time: row.handled_at?.toISOString() ?? null,
    create_time: row.created_at.toISOString(),
  }
}
