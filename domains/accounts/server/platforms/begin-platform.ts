import type { accountsApi } from '@bole/accounts/contract'
import type { Handler } from '@bole/platform/server'
import { companyOfName } from '../account-store.ts'
import { leaveForPlatform } from './leave-for-platform.ts'
import { bindingsOf } from './platform-store.ts'

export const beginBinding: Handler<typeof accountsApi.beginBinding> = async (context) => {
  const { body, tx, caller, refuse } = context
  const [bound] = await tx.load(bindingsOf(caller.userId))
  if (bound.some(({ platform }) => platform === body.platform)) throw refuse('platform_bound')
  return leaveForPlatform(context, body.platform, { bindsUser: caller.userId })
}

export const beginPlatformSignIn: Handler<typeof accountsApi.beginPlatformSignIn> = async (context) => {
  const { body, tx, refuse } = context
  const company = await tx.find(companyOfName(body.dzcode))
  if (!company) throw refuse('platform_unavailable')
  tx.enter(company.id)
  return leaveForPlatform(context, body.platform)
}
