import type { careersApi } from '@bole/careers/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { enterSite } from './enter.ts'
import { tellPosition } from './tell-position.ts'

/** One position while it is open: a draft, a closed or a deleted one is unknown to candidates. */
export const getPosition: Handler<typeof careersApi.getPosition> = async (context) => {
  const organisation = await enterSite(context, context.query.slug)
  const position = await tellPosition(context.tx, organisation, context.query.id, context.now)
  if (!position) throw notFound()
  return position
}
