import type { libraryApi } from '@bole/library/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { lookTomorrow } from './look-again.job.ts'
import { libraryScreen, newestNow, saveWatch, searchesOf } from './watch-store.ts'

/** Switches whether a search of the caller's own tells of new people. */
export const setWatch: Handler<typeof libraryApi.setWatch> = async ({ body, caller, tx, now, refuse }) => {
  const search = await tx.find(searchesOf(caller.userId).where('saved_searches.id', '=', body.id))
  if (!search) throw notFound()
  if (search.screen !== libraryScreen) throw refuse('search_elsewhere')
  if (search.is_on === body.is_on) return {}
  saveWatch(tx, body.id, body.is_on, await newestNow(tx))
  if (body.is_on) lookTomorrow(tx, body.id, now)
  return {}
}
