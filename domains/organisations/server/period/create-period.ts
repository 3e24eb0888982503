import type { organisationsApi } from '@bole/organisations/contract'
import type { Handler } from '@bole/platform/server'
import { allServiceTypes, serviceOf } from '../../model/services.ts'
import { organisations } from '../profile-store.ts'
import { enterAgency, periods } from './period-store.ts'
import { columnsOf, insertPeriod, settled } from './save-period.ts'

/** The first period gives everything without a limit, as it was before; of a later one each service is taken up. */
export const createPeriod: Handler<typeof organisationsApi.createPeriod> = async (context) => {
  const { body, tx, refuse } = context
  await enterAgency(context, body.organisation_id)
  const columns = columnsOf(body)
  if (!columns) throw refuse('ends_before_start')
  const isFirst = (await tx.find(periods().limit(1))) === undefined
  const id = await insertPeriod(tx, columns)
  if (isFirst) {
    const own = { organisation_id: tx.organisationId, period_id: id, quantity: null }
    const all = allServiceTypes.map((type) => ({ ...own, type, service_id: serviceOf(type) }))
    tx.save(organisations.insertInto('period_services').values(all))
  }
  await settled(context, 'period')
  return { id, version: 1 }
}
