import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallFailed, CallRefused } from './send-call.ts'

/** What the shell does about an error that no screen handles itself. */
export type ErrorReaction = (error: unknown, isReading: boolean) => void

let react: ErrorReaction = () => undefined

/** Sets what is done about errors; called once by the shell. */
export function onUnhandledError(reaction: ErrorReaction): void {
  react = reaction
}

/** Refusals and access failures do not get better by asking again; a lost connection does. */
function isWorthRetrying(count: number, error: unknown): boolean {
  if (error instanceof CallRefused) return false
  if (error instanceof CallFailed && error.http !== null && error.http !== 503) return false
  return count < 2
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (!query.meta?.handlesErrors) react(error, query.state.data === undefined)
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => {
      if (!mutation.meta?.handlesErrors) react(error, false)
    },
  }),
  defaultOptions: {
    queries: { retry: isWorthRetrying, staleTime: 30_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
})

/** Marks every cached answer that shows one of these entities as out of date; what is on the screen is fetched again. */
export function refreshEntities(entities: readonly string[]): void {
  if (entities.length === 0) return
  void queryClient.invalidateQueries({
    predicate: (query) => {
      const shows = query.meta?.shows
      return Array.isArray(shows) && shows.some((entity) => entities.includes(entity))
    },
  })
}
