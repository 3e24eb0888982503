import type { pipelineApi } from '@bole/pipeline/contract'
import type { Handler } from '@bole/platform/server'
import { libraryQueries } from './list-library-store.ts'

/** What the list of an origin can be narrowed by, each from the rows themselves. */
export const getListLibrary: Handler<typeof pipelineApi.getListLibrary> = async ({ query, caller, tx }) => {
  const [positions, tags, owners, cities, sources, processes] = await tx.load(
    ...libraryQueries(query.origin, caller),
  )
  return {
    postPositionStatistic: positions.map(({ amount, state, ...position }) => ({
      ...position,
      is_open: state === 'open',
      count: amount ?? 0,
    })),
    tagGroup: tags,
    owners,
    cities: cities.flatMap(({ city }) => city ?? []),
    sources: sources.map(({ source }) => source),
    stages: [...new Set(processes.flatMap(({ steps }) => steps.map(({ stage }) => stage)))],
  }
}
