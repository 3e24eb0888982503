import type { EntityName, Shown } from '@bole/platform/contract'
import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallFailed, CallRefused } from './send-call.ts'

/** What the shell does about an error that no screen handles itself. */
export type ErrorReaction = (error: unknown, isReading: boolean) => void

let react: ErrorReaction = () => undefined

/** Sets what is done about errors; called once by the shell. */
export function onUnhandledError(reaction: ErrorReaction): void {
  react = reaction
}

/** Tells of what failed where nobody waits for it, as the shell tells of any other failure. */
export function tellOfFailure(error: unknown): void {
  react(error, false)
}

/** Refusals and access failures do not get better by asking again; a lost connection does. */
function isWorthRetrying(count: number, error: unknown): boolean {
  if (error instanceof CallRefused) return false
  if (error instanceof CallFailed && error.http !== null && error.http !== 503) return false
  return count < 2
}

/** A used-up quota opens its notice in the middle of the page, whatever else a screen shows in place (specification, section 8). */
const isOfQuota = (error: unknown) => error instanceof CallRefused && error.notice !== undefined

/** A screen shows all errors in place, or is handed warnings back, which are its to ask about. */
function isHandled(error: unknown, meta: Readonly<Record<string, unknown>>): boolean {
  const isWarning = error instanceof CallRefused && error.isWarning
  return Boolean(meta.handlesErrors || (isWarning && meta.takesWarnings))
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (!query.meta?.handlesErrors) react(error, query.state.data === undefined)
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => {
      if (isOfQuota(error) || !isHandled(error, mutation.meta ?? {})) react(error, false)
    },
  }),
  defaultOptions: {
    queries: { retry: isWorthRetrying, staleTime: 30_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
})

/** What changed: each entity with the numbers of its records, or null where it may be any of them. */
export type ChangedEntities = Readonly<Partial<Record<EntityName, readonly number[] | null>>>

/** Marks every cached answer that shows what changed as out of date; what is on the screen is fetched again. */
export function refreshChanged(changed: ChangedEntities): void {
  if (Object.keys(changed).length === 0) return
  void queryClient.invalidateQueries(showing(changed))
}

/**
 * The same for what others changed, which may come often: an answer that is on its way arrives, and is asked for once more
 * after that, as it may be older than the change. Broken off each time, it would never arrive.
 */
export function refreshChangedElsewhere(changed: ChangedEntities): void {
  if (Object.keys(changed).length === 0) return
  const which = showing(changed)
  const onTheirWay = queryClient.getQueryCache().findAll({ ...which, fetchStatus: 'fetching' })
  void queryClient.invalidateQueries(which, { cancelRefetch: false })
  for (const query of onTheirWay) {
    if (askedOnceMore.has(query)) continue
    askedOnceMore.add(query)
    const askAgain = () => {
      askedOnceMore.delete(query)
      const { queryKey } = query
      void queryClient.invalidateQueries({ ...which, queryKey, exact: true }, { cancelRefetch: false })
    }
    void query.promise?.then(askAgain, askAgain)
  }
}

/** Answers that are asked for again as soon as they have arrived. */
const askedOnceMore = new WeakSet<Query>()

const showing = (changed: ChangedEntities) => ({
  predicate: (query: Query) => shownBy(query).some((shown) => isChanged(shown, changed, query)),
  // A window nobody looks at asks again when somebody does.
  refetchType: document.hidden ? ('none' as const) : ('active' as const),
})

/** Marks every cached answer that shows one of these entities as out of date, whichever record it shows. */
export function refreshEntities(entities: readonly EntityName[]): void {
  refreshChanged(Object.fromEntries(entities.map((entity) => [entity, null])))
}

/** Marks every answer that shows any entity as out of date: what changed meanwhile is not known. */
export function refreshEverything(): void {
  void queryClient.invalidateQueries({ predicate: (query) => shownBy(query).length > 0 })
}

type Asked = Pick<Query, 'meta' | 'queryKey' | 'state'>

const shownBy = ({ meta }: Asked) => (meta?.shows ?? []) as readonly Shown[]

function isChanged(shown: Shown, changed: ChangedEntities, query: Asked): boolean {
  if (typeof shown === 'string') return shown in changed
  const numbers = changed[shown.entity]
  if (numbers === undefined) return false
  const own = numbersOf(shown, query)
  return numbers === null || own === null || own.some((number) => numbers.includes(number))
}

type Fields = Readonly<Record<string, unknown>>

/** The numbers of the records an answer shows, from its request or the answer itself; null while they are not known. */
function numbersOf(
  shown: Exclude<Shown, string>,
  { queryKey: [, request], state }: Asked,
): readonly number[] | null {
  const { params, query, body } = (request ?? {}) as Partial<Record<'params' | 'query' | 'body', Fields>>
  const { data } = (state.data ?? {}) as { data?: Fields }
  if (shown.among !== undefined) {
    const rows = data?.[shown.among]
    return Array.isArray(rows) ? rows.map((row: Fields) => Number(row[shown.by])) : null
  }
  const fields: Fields = { ...data, ...body, ...query, ...params }
  const number = Number(fields[shown.by])
  return Number.isSafeInteger(number) ? [number] : null
}
