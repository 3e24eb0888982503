import type { organisationsApi } from '@bole/organisations/contract'
import { type Handler, inserted, notFound } from '@bole/platform/server'
import { serviceOf } from '../../model/services.ts'
import { organisations } from '../profile-store.ts'
import { enterAgency, periods, services } from './period-store.ts'
import { settled } from './save-period.ts'

export const createService: Handler<typeof organisationsApi.createService> = async (context) => {
  const { body, tx, refuse } = context
  const { period_id, type, quantity } = body
  await enterAgency(context, body.organisation_id)
  const [[period], [same]] = await tx.load(
    periods().where('id', '=', period_id),
    services().where('period_id', '=', period_id).where('type', '=', type),
  )
  if (!period) throw notFound()
  if (same) throw refuse('service_is_there')
  const made = organisations
    .insertInto('period_services')
    .values({
      ...{ organisation_id: tx.organisationId, period_id, service_id: serviceOf(type), type, quantity },
      ...{
        expires_at: body.expire_time === null ? null : new Date(body.expire_time),
        is_not_open: body.isNotOpen,
      },
    })
    .returning('id')
  const { id } = inserted(await tx.find(made))
  await settled(context, 'service')
  return { id, version: 1 }
}
