import type { notificationsApi } from '@bole/notifications/contract'
import { telling } from '@bole/pipeline/server'
import type { Context } from '@bole/platform/server'

/** One message goes to at most so many: they are written in one transaction. */
export const writtenAtMost = 5000

type Asking = Pick<Context<typeof notificationsApi.sendMessages>, 'tx' | 'caller' | 'now'> & {
  readonly body: Pick<Context<typeof notificationsApi.sendMessages>['body'], 'applications' | 'search'>
  readonly refuse: (
    code: 'search_unknown' | 'too_many' | 'nobody_found',
    details?: { readonly values: { readonly limit: number } },
  ) => Error
}

/** Whom a message is for: those named, or all that the conditions of a search show the caller at this moment; each once. */
export async function askedFor({ body, tx, caller, now, refuse }: Asking): Promise<readonly number[]> {
  if (!body.search) return [...new Set(body.applications)]
  // A search that says nothing finds everybody: its conditions were lost on the way, and nobody means that.
  const isSaid = Object.keys(body.search).length > 0
  const query = isSaid && telling.readConditions(body.search, caller)
  if (!query) throw refuse('search_unknown')
  const ids = await telling.applicationsMatching(tx, query, { caller, now, atMost: writtenAtMost })
  if (ids.length > writtenAtMost) throw refuse('too_many', { values: { limit: writtenAtMost } })
  if (ids.length === 0) throw refuse('nobody_found')
  return ids
}
