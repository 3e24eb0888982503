import type { careersApi } from '@bole/careers/contract'
import type { Handler } from '@bole/platform/server'
import { codeOwner } from '@bole/referral/server'
import { enterSite } from './enter.ts'

/** Whose code it is stays with the company: whoever tries codes learns no name. */
export const getReferral: Handler<typeof careersApi.getReferral> = async (context) => {
  const { query, tx, now } = context
  await enterSite(context, query.slug)
  return { is_valid: (await codeOwner(tx, query.ref, now)) !== null }
}
