import type { Call, RequestOf } from '@bole/platform/contract'
import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { refreshEntities } from './query-cache.ts'
import { type Answered, CallRefused, sendCall } from './send-call.ts'

/** How a call is asked. */
export interface CallOptions {
  readonly enabled?: boolean
  /** The screen shows errors in place; the shell does nothing about them. */
  readonly handlesErrors?: boolean
  /** Keep showing the last answer while the next one, to other conditions, is on its way. */
  readonly keepsPrevious?: boolean
}

/** What the cache knows of a call, to refresh it when an entity it shows has changed. */
function metaOf(call: Call, options: CallOptions): Record<string, unknown> {
  return { shows: call.shows ?? [], handlesErrors: options.handlesErrors ?? false }
}

/** The answer to a reading call, kept fresh by changes here and elsewhere. */
export function useCall<C extends Call>(
  call: C,
  request: RequestOf<C>,
  options: CallOptions = {},
): UseQueryResult<Answered<C>> {
  return useQuery({
    queryKey: [call.name, request],
    queryFn: ({ signal }) => sendCall(call, request, signal),
    enabled: options.enabled ?? true,
    meta: metaOf(call, options),
    ...(options.keepsPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}

/** What a screen does about the answer to a changing call. */
interface ChangeOptions<C extends Call> extends Pick<CallOptions, 'handlesErrors'> {
  readonly onDone?: (answer: Answered<C>) => void
  /** The call warns and does nothing: the screen asks whether it is meant. Without it the shell shows the warning. */
  readonly onWarned?: (warning: CallRefused, request: RequestOf<C>) => void
}

/** A changing call; what it changes is refreshed wherever it is shown. */
export function useChange<C extends Call>(
  call: C,
  options: ChangeOptions<C> = {},
): UseMutationResult<Answered<C>, Error, RequestOf<C>> {
  return useMutation({
    mutationKey: [call.name],
    mutationFn: (request: RequestOf<C>) => sendCall(call, request),
    meta: { handlesErrors: options.handlesErrors ?? false, takesWarnings: options.onWarned !== undefined },
    onSettled: () => refreshEntities(call.changes ?? []),
    onSuccess: (answer) => options.onDone?.(answer),
    onError: (error, request) => {
      if (error instanceof CallRefused && error.isWarning) options.onWarned?.(error, request)
    },
  })
}
