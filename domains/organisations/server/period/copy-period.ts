import type { organisationsApi } from '@bole/organisations/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { organisations } from '../profile-store.ts'
import { enterAgency, periods, services } from './period-store.ts'
import { columnsOf, insertPeriod, settled } from './save-period.ts'

/** A service that ends before its period does so in the copy too, unless that day is over: then it ends with the copy. */
export const copyPeriod: Handler<typeof organisationsApi.copyPeriod> = async (context) => {
  const { body, tx, refuse, now } = context
  await enterAgency(context, body.organisation_id)
  const [[from], taken] = await tx.load(
    periods().where('id', '=', body.copy_of),
    services().where('period_id', '=', body.copy_of),
  )
  if (!from) throw notFound()
  const columns = columnsOf(body)
  if (!columns) throw refuse('ends_before_start')
  const period_id = await insertPeriod(tx, columns)
  const copies = taken.map(({ organisation_id, service_id, type, quantity, expires_at, is_not_open }) => ({
    ...{ organisation_id, period_id, service_id, type, quantity, is_not_open },
    expires_at: expires_at && expires_at > now ? expires_at : null,
  }))
  if (copies.length > 0) tx.save(organisations.insertInto('period_services').values(copies))
  await settled(context, 'period')
  return { id: period_id, version: 1 }
}
