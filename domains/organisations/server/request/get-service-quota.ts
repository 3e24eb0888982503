import { ownOrganisation } from '@bole/accounts/server'
import type { organisationsApi } from '@bole/organisations/contract'
import { type Handler, may } from '@bole/platform/server'
import { quotasOf } from './quotas-of.ts'

/** What there is of each service, for everybody of the company; who uses it, for its administrators. */
export const getServiceQuota: Handler<typeof organisationsApi.getServiceQuota> = async ({
  query,
  caller,
  tx,
}) => {
  const ask = may(caller, 'company.manage')
  const organisation = await ownOrganisation.organisationWithSeats(tx)
  const [holders] = query.type && ask ? await tx.load(ownOrganisation.seatHolders(query.type)) : [[]]
  return {
    quotaList: await quotasOf(tx, organisation),
    detail: holders.map(({ name, created_at }) => ({ title: name, createTime: created_at.toISOString() })),
    can: { ask },
  }
}
