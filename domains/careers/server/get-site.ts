import type { careersApi } from '@bole/careers/contract'
import type { Handler } from '@bole/platform/server'
import { enterSite } from './enter.ts'
import { tellSite } from './tell-site.ts'

/** The front page: who hires, and what their open positions can be narrowed by. */
export const getSite: Handler<typeof careersApi.getSite> = async (context) => {
  const organisation = await enterSite(context, context.query.slug)
  return tellSite(context.tx, organisation, context.now)
}
