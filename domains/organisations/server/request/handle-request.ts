import type { organisationsApi } from '@bole/organisations/contract'
import { type Handler, notFound, type Transaction } from '@bole/platform/server'
import { type Grant, grantOf } from '../../model/requests.ts'
import { type ServiceType, serviceOf } from '../../model/services.ts'
import { enterAgency, periods, services } from '../period/period-store.ts'
import { settled } from '../period/save-period.ts'
import { organisations } from '../profile-store.ts'
import { requests } from './request-store.ts'

/** Grants or declines what a company asked for; a grant raises the running period in the same transaction, and counts at once. */
export const handleRequest: Handler<typeof organisationsApi.handleRequest> = async (context) => {
  const { body, caller, tx, now, refuse } = context
  const { id, version, quantity, answer } = body
  await enterAgency(context, body.organisation_id)
  const row = await tx.find(requests().where('id', '=', id))
  if (!row) throw notFound()
  if (row.state !== 'waiting' || row.version !== version) throw refuse('request_handled')
  if (quantity === null && answer.trim() === '') throw refuse('answer_missing')
  const handled = { answer, handled_name: caller.name, handled_at: now, version: version + 1 }
  tx.saveOne(
    organisations
      .updateTable('service_requests')
      .set(
        quantity === null
          ? { state: 'declined', ...handled }
          : { state: 'granted', granted: quantity, ...handled },
      )
      .where('id', '=', id)
      .where('version', '=', version),
    refuse('request_handled'),
  )
  if (quantity !== null) {
    const running = await runningPeriods(tx, now)
    const [latest, ...earlier] = running.ids
    if (latest === undefined) throw refuse('no_running_period')
    const grant = grantOf(row.type, quantity, [latest, ...earlier], running.entries)
    if (!grant) throw refuse('has_no_limit')
    saveGrant(tx, row.type, grant)
    await settled(context, 'service')
  }
  tx.announce('organisation', tx.organisationId)
  return { id, version: version + 1 }
}

/** The periods of a transaction's organisation that run, the latest first, with their services. */
async function runningPeriods(tx: Transaction, now: Date) {
  const [rows, all] = await tx.load(periods(), services())
  const ids = rows
    .filter(({ starts_at, ends_at }) => starts_at <= now && (ends_at === null || ends_at > now))
    .map(({ id }) => id)
  const entries = all
    .filter(({ period_id }) => ids.includes(period_id))
    .map(({ is_not_open, expires_at, ...entry }) => ({
      ...entry,
      isOpen: !is_not_open && (expires_at === null || expires_at > now),
    }))
  return { ids, entries }
}

function saveGrant(tx: Transaction, type: ServiceType, grant: Grant): void {
  const { quantity } = grant
  if (grant.kind === 'add')
    tx.save(
      organisations.insertInto('period_services').values({
        ...{ organisation_id: tx.organisationId, period_id: grant.period_id, service_id: serviceOf(type) },
        ...{ type, quantity, expires_at: null },
      }),
    )
  else
    tx.save(
      organisations
        .updateTable('period_services')
        .set((row) => ({
          ...{ quantity, version: row('version', '+', 1) },
          ...(grant.kind === 'reopen' ? { is_not_open: false, expires_at: null } : {}),
        }))
        .where('id', '=', grant.id),
    )
}
