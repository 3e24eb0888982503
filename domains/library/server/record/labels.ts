import type { libraryApi } from '@bole/library/contract'
import * as listing from '@bole/pipeline/listing'
import { type Handler, notFound } from '@bole/platform/server'
import { requireSeen, seenAmong } from './behind.ts'

/** What the scene of a decision recommends, too. */
export const recommendTags: Handler<typeof libraryApi.recommendTags> = async ({ query, caller, tx }) => {
  const { id } = await requireSeen(tx, caller, query.post_id)
  const list = await listing.recommendedTags(tx, caller, id)
  return { list: list.map(({ color: colour, ...tag }) => ({ ...tag, colour })) }
}

export const syncLabels: Handler<typeof libraryApi.syncLabels> = async ({ body, caller, tx }) => {
  const { id } = await requireSeen(tx, caller, body.post_id)
  return { done: await listing.shareLabels(tx, caller, [id]), refused: [] }
}

export const batchSyncLabels: Handler<typeof libraryApi.batchSyncLabels> = async ({ body, caller, tx }) => {
  const seen = await seenAmong(tx, caller, body.post_ids)
  if (seen.length < new Set(body.post_ids).size) throw notFound()
  return {
    refused: [],
    done: await listing.shareLabels(
      tx,
      caller,
      seen.map(({ id }) => id),
    ),
  }
}
