import { sameTenant, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { library } from '../library-store.ts'

/** The screen that searches of the library are saved of. */
export const libraryScreen = 'library.listPeople'

/** Somebody's saved searches; of those that were never looked through `is_on` is null. */
export const searchesOf = (userId: number) =>
  library
    .selectFrom('saved_searches')
    .leftJoin('search_watches', (join) => sameTenant(join, 'search_watches.search_id', 'saved_searches.id'))
    .select(['saved_searches.id', 'saved_searches.name', 'saved_searches.conditions'])
    .select(['search_watches.is_on', 'search_watches.looked_at', 'search_watches.found'])
    .select('saved_searches.screen')
    .where('saved_searches.user_id', '=', userId)
    .orderBy('saved_searches.id')

/** A search that is looked through, with whose it is; locked. */
export const watchOf = (searchId: number) =>
  library
    .selectFrom('search_watches')
    .innerJoin('saved_searches', (join) => sameTenant(join, 'saved_searches.id', 'search_watches.search_id'))
    .select(['saved_searches.user_id', 'saved_searches.name', 'saved_searches.conditions'])
    .select(['search_watches.seen_up_to', 'search_watches.is_on'])
    .where('search_watches.search_id', '=', searchId)
    .forUpdate('search_watches')

const newest = library
  .selectFrom('applications')
  .select(sql<number>`coalesce(max(applications.id), 0)`.as('newest'))

/** The newest application there is: whoever looks at a list now has seen it. */
export async function newestNow(tx: Transaction): Promise<number> {
  return (await tx.find(newest))?.newest ?? 0
}

/** Applications are committed in the order of their numbers, but for those of the last minutes: they wait for the next look. */
const settledMinutes = 5

/** The newest application that a look in the background goes up to. */
export async function newestSettled(tx: Transaction, now: Date): Promise<number> {
  const before = new Date(now.getTime() - settledMinutes * 60_000)
  return (await tx.find(newest.where('applications.applied_at', '<', before)))?.newest ?? 0
}

/** Looks through a search from an application on, or does not. */
export function saveWatch(tx: Transaction, searchId: number, is_on: boolean, seenUpTo: number): void {
  tx.save(
    library
      .insertInto('search_watches')
      .values({ organisation_id: tx.organisationId, search_id: searchId, is_on, seen_up_to: seenUpTo })
      // Who was there while nobody wanted to hear of it is no news.
      .onConflict((same) =>
        same.columns(['organisation_id', 'search_id']).doUpdateSet({ is_on, seen_up_to: seenUpTo }),
      ),
  )
  tx.announce('search_watch')
}
