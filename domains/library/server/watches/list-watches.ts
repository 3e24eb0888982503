import type { libraryApi } from '@bole/library/contract'
import type { Handler } from '@bole/platform/server'
import { libraryScreen, searchesOf } from './watch-store.ts'

/** The caller's saved searches of the library. */
export const listWatches: Handler<typeof libraryApi.listWatches> = async ({ caller, tx }) => {
  const [rows] = await tx.load(searchesOf(caller.userId).where('saved_searches.screen', '=', libraryScreen))
  const list = rows.map(({ looked_at, is_on, found, screen: _, ...search }) => ({
    ...search,
    is_on: is_on ?? false,
    looked_at: looked_at?.toISOString() ?? null,
    found: found ?? 0,
  }))
  return { list }
}
