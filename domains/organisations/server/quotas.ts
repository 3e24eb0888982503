import type { organisationsApi } from '@bole/organisations/contract'
import type { ReplyOf } from '@bole/platform/contract'

/** The service that accounts are (specification, section 1). */
const accountService = 1
/** The service that the talent pool is. */
const poolService = 2

const rest = (limit: number | null, used: number) => (limit === null ? null : Math.max(0, limit - used))

type Quota = ReplyOf<typeof organisationsApi.getAccountCentre>['quotaList'][number]

/** The places of the talent pool. */
export const poolQuota = (limit: number | null, used: number): Quota => ({
  serviceType: poolService,
  total: { talent: limit },
  used: { talent: used },
  canUse: { talent: rest(limit, used) },
})

type Seats<Count> = Readonly<Record<'hr' | 'hiring_manager', Count>>

/** The accounts of each kind. */
export const accountQuota = (limits: Seats<number | null>, used: Seats<number>): Quota => ({
  serviceType: accountService,
  total: limits,
  used,
  canUse: { hr: rest(limits.hr, used.hr), hiring_manager: rest(limits.hiring_manager, used.hiring_manager) },
})
