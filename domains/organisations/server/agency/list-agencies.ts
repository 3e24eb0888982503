import type { organisationsApi } from '@bole/organisations/contract'
import { isCompanyId } from '@bole/organisations/model'
import { containing, type Handler, notFound } from '@bole/platform/server'
import { servicesOf } from '../period/period-store.ts'
import { organisations } from '../profile-store.ts'
import { agencies, isOperator, slugTaken, whoseAgencies } from './agency-store.ts'
import { presentAgency } from './present-agency.ts'

export const listAgencies: Handler<typeof organisationsApi.listAgencies> = async ({
  query,
  caller,
  tx,
  now,
}) => {
  const { page, page_size, keyword, state = null } = query
  const found = keyword ? containing(keyword) : null
  const [rows] = await tx.load(
    agencies(whoseAgencies(caller), null, found, state, page_size, (page - 1) * page_size),
  )
  const [services] = await tx.load(servicesOf(rows.map(({ id }) => id)))
  const list = rows.map((row) => presentAgency(row, { caller, now, services }))
  return {
    data: { list, can: { create: isOperator(caller) } },
    total: Number(rows[0]?.total ?? 0),
  }
}

export const viewAgency: Handler<typeof organisationsApi.viewAgency> = async ({ query, caller, tx, now }) => {
  const row = await tx.find(agencies(whoseAgencies(caller), query.agency, null, null, 1, 0))
  if (!row) throw notFound()
  tx.enter(row.id)
  const [services, events] = await tx.load(
    servicesOf([row.id]),
    organisations.selectFrom('organisation_history').selectAll().orderBy('id', 'desc').limit(100),
  )
  return {
    organization: presentAgency(row, { caller, now, services }),
    history: events.map(({ id, action, actor_name, changes, created_at }) => ({
      ...{ id, action, actor: actor_name, create_time: created_at.toISOString() },
      changes: Object.fromEntries(
        Object.entries(changes).map(([name, [from, to]]): [string, [string | null, string | null]] => [
          name,
          [from, to],
        ]),
      ),
    })),
  }
}

export const validateCompanyId: Handler<typeof organisationsApi.validateCompanyId> = async ({
  query,
  tx,
}) => {
  const said = await tx.find(slugTaken(query.slug))
  return { is_valid: isCompanyId(query.slug), is_free: !said?.is_taken }
}
