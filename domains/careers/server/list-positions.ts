import type { careersApi } from '@bole/careers/contract'
import type { Handler } from '@bole/platform/server'
import { enterSite } from './enter.ts'
import { findPositions } from './find-positions.ts'

/** Open positions, newest first; a page goes on after the last position of the one before. */
export const listPositions: Handler<typeof careersApi.listPositions> = async (context) => {
  const organisation = await enterSite(context, context.query.slug)
  return findPositions(context.tx, organisation, context.query, context.now)
}
