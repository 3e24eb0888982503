import type { pipelineApi } from '@bole/pipeline/contract'
import { sources } from '@bole/pipeline/model'
import type { Caller, Handler, Transaction } from '@bole/platform/server'
import type { ProcessStep } from '@bole/processes/model'
import { whyNotGiven } from '../../model/tag-library.ts'
import { giverOf } from '../tags/giver-of.ts'
import { choiceQueries, libraryQueries } from './list-library-store.ts'
import { inOrder } from './steps-of-positions.ts'

/** What the list of an origin can be narrowed by, each from the rows themselves. */
export const getListLibrary: Handler<typeof pipelineApi.getListLibrary> = async ({ query, caller, tx }) => {
  const [positions, tags, owners, cities, came, processes] = await tx.load(
    ...choiceQueries(query.origin, caller),
    ...libraryQueries(query.origin, caller),
  )
  return {
    ...presentChoices([positions, tags], caller),
    owners,
    cities: cities.flatMap(({ city }) => city ?? []),
    sources: sources.keysOf(came),
    steps: toldApart(processes.flatMap(({ steps }) => steps)),
    stages: [...new Set(processes.flatMap(({ steps }) => steps.map(({ stage }) => stage)))],
  }
}

/** The positions, each with how many stand in its list, and the tags: what the list's own answer carries of it. */
export async function listChoices(tx: Transaction, origin: number, caller: Caller) {
  return presentChoices(await loadChoices(tx, origin, caller), caller)
}

function loadChoices(tx: Transaction, origin: number, caller: Caller) {
  return tx.load(...choiceQueries(origin, caller))
}

function presentChoices([positions, tags]: Awaited<ReturnType<typeof loadChoices>>, caller: Caller) {
  return {
    postPositionStatistic: positions.map(({ amount, state, ...position }) => ({
      ...position,
      is_open: state === 'open',
      count: amount ?? 0,
    })),
    tagGroup: tags.map(({ id, name, colour, is_retired, roles, group_name, group_colour }) => ({
      id,
      name,
      color: colour === 'default' ? (group_colour ?? colour) : colour,
      group: group_name ?? '',
      is_offered: whyNotGiven({ is_retired, roles: roles ?? [] }, giverOf(caller)) === null,
    })),
  }
}

/** Steps of several processes that are of one stage and called the same are one choice. */
function toldApart(steps: readonly ProcessStep[]): ProcessStep[] {
  const known = new Map<string, ProcessStep>()
  for (const step of steps) {
    const name = `${step.stage} ${step.title}`
    if (!known.has(name)) known.set(name, step)
  }
  return inOrder([...known.values()])
}
