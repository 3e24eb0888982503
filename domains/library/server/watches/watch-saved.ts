import { pipelineEvents } from '@bole/pipeline/contract'
import { on } from '@bole/platform/reaction'
import { lookTomorrow } from './look-again.job.ts'
import { libraryScreen, newestNow, saveWatch } from './watch-store.ts'

/** Whoever saves a search of the library is told of new people in it, until they say otherwise. */
export const watchSavedSearches = on(pipelineEvents.searchSaved, async ({ tx, events }) => {
  const ids = events.flatMap(({ search_id, screen }) => (screen === libraryScreen ? search_id : []))
  if (ids.length === 0) return
  const [now, newest] = [new Date(), await newestNow(tx)]
  for (const id of ids) {
    saveWatch(tx, id, true, newest)
    lookTomorrow(tx, id, now)
  }
})
