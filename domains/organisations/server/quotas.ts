import type { organisationsApi } from '@bole/organisations/contract'
import type { ReplyOf } from '@bole/platform/contract'
import type { SkinsWorn } from './slots.ts'

/** The service that accounts are (specification, section 1). */
const accountService = 1
/** The service that the talent pool is. */
const poolService = 2
/** The service that messages to candidates are. */
const messageService = 3

/** The service that skins of the career site are. */
const skinService = 5

const rest = (limit: number | null, used: number) => (limit === null ? null : Math.max(0, limit - used))

type Quota = ReplyOf<typeof organisationsApi.getAccountCentre>['quotaList'][number]

/** The places of the talent pool. */
export const poolQuota = (limit: number | null, used: number): Quota => ({
  serviceType: poolService,
  total: { talent: limit },
  used: { talent: used },
  canUse: { talent: rest(limit, used) },
})

/** Messages to candidates. */
export const messageQuota = (limit: number | null, used: number): Quota => ({
  serviceType: messageService,
  total: { message: limit },
  used: { message: used },
  canUse: { message: rest(limit, used) },
})

type Seats<Count> = Readonly<Record<'hr' | 'hiring_manager', Count>>

/** The accounts of each kind. */
export const accountQuota = (limits: Seats<number | null>, used: Seats<number>): Quota => ({
  serviceType: accountService,
  total: limits,
  used,
  canUse: { hr: rest(limits.hr, used.hr), hiring_manager: rest(limits.hiring_manager, used.hiring_manager) },
})

/** Skins of the career site, by the kind of hiring and the device. */
export function skinQuota(limits: Readonly<Record<string, number>> | null, worn: SkinsWorn): Quota {
  const { campus_pc, campus_mobile, social_pc, social_mobile } = worn
  const used = { campus_pc, campus_mobile, social_pc, social_mobile }
  const each = <Value>(of: (kind: string, taken: number) => Value) =>
    Object.fromEntries(Object.entries(used).map(([kind, taken]) => [kind, of(kind, taken)]))
  const most = (kind: string) => limits?.[kind] ?? null
  return {
    serviceType: skinService,
    total: each(most),
    used,
    canUse: each((kind, taken) => rest(most(kind), taken)),
  }
}
