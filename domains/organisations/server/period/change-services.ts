import type { organisationsApi } from '@bole/organisations/contract'
import { type Caller, type Handler, notFound, type Transaction } from '@bole/platform/server'
import type { Updateable } from 'kysely'
import { organisations } from '../profile-store.ts'
import type { OrganisationsTables } from '../tables.ts'
import { enterAgency, services } from './period-store.ts'
import { settled } from './save-period.ts'

interface Changing {
  readonly body: { readonly organisation_id: number; readonly id: number; readonly version: number }
  readonly caller: Caller
  readonly tx: Transaction
  readonly now: Date
  readonly refuse: (code: 'operators_only' | 'stale') => Error
}

/** Changes a service at the version that was seen. */
async function changeService(context: Changing, columns: Updateable<OrganisationsTables['period_services']>) {
  const { body, tx, refuse } = context
  const { id, version } = body
  await enterAgency(context, body.organisation_id)
  const row = await tx.find(services().where('id', '=', id))
  if (!row) throw notFound()
  if (row.version !== version) throw refuse('stale')
  tx.saveOne(
    organisations
      .updateTable('period_services')
      .set({ ...columns, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version),
    refuse('stale'),
  )
  await settled(context, 'service')
  return { id, version: version + 1 }
}

export const updateService: Handler<typeof organisationsApi.updateService> = (context) => {
  const { quantity, expire_time, isNotOpen } = context.body
  return changeService(context, {
    quantity,
    expires_at: expire_time === null ? null : new Date(expire_time),
    is_not_open: isNotOpen,
  })
}

export const switchService: Handler<typeof organisationsApi.switchService> = (context) =>
  changeService(context, { is_not_open: context.body.isNotOpen })
