import type { organisationsApi } from '@bole/organisations/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { organisations } from '../profile-store.ts'
import { enterAgency, periods } from './period-store.ts'
import { columnsOf, settled } from './save-period.ts'

export const updatePeriod: Handler<typeof organisationsApi.updatePeriod> = async (context) => {
  const { body, tx, refuse } = context
  const { id, version } = body
  await enterAgency(context, body.organisation_id)
  const row = await tx.find(periods().where('id', '=', id))
  if (!row) throw notFound()
  if (row.version !== version) throw refuse('stale')
  const columns = columnsOf(body)
  if (!columns) throw refuse('ends_before_start')
  tx.saveOne(
    organisations
      .updateTable('service_periods')
      .set({ ...columns, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version),
    refuse('stale'),
  )
  await settled(context, 'period')
  return { id, version: version + 1 }
}
