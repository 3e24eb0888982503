import type { organisationsApi } from '@bole/organisations/contract'
import { containing, type Handler, may } from '@bole/platform/server'
import { isOperator, whoseAgencies } from '../agency/agency-store.ts'
import { organisations } from '../profile-store.ts'
import { allRequests, presentRequest, requests } from './request-store.ts'

export const listServiceRequests: Handler<typeof organisationsApi.listServiceRequests> = async ({
  query,
  caller,
  tx,
}) => {
  const { page, page_size } = query
  const [rows, [counted]] = await tx.load(
    requests()
      .orderBy('id', 'desc')
      .limit(page_size)
      .offset((page - 1) * page_size),
    organisations.selectFrom('service_requests').select(({ fn }) => fn.countAll<number>().as('total')),
  )
  const mayManage = may(caller, 'company.manage')
  const list = rows.map((row) => ({
    ...presentRequest(row),
    can: { withdraw: mayManage && row.state === 'waiting' },
  }))
  return { data: { list }, total: Number(counted?.total ?? 0) }
}

export const listAgencyRequests: Handler<typeof organisationsApi.listAgencyRequests> = async ({
  query,
  caller,
  tx,
}) => {
  const { page, page_size, keyword, state = null } = query
  const [rows] = await tx.load(
    allRequests(
      ...[whoseAgencies(caller), state, keyword ? containing(keyword) : null],
      ...[page_size, (page - 1) * page_size],
    ),
  )
  const list = rows.map((row) => {
    const isWaiting = isOperator(caller) && row.state === 'waiting'
    return {
      ...presentRequest(row),
      organization: { id: row.organisation_id, name: row.organisation_name },
      can: { grant: isWaiting, decline: isWaiting },
    }
  })
  return { data: { list }, total: Number(rows[0]?.total ?? 0) }
}
