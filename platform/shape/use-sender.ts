import type { Call } from '@bole/platform/contract'
import { useMutation } from '@tanstack/react-query'
import { refreshEntities } from '../web/query-cache.ts'
import { sendCall } from '../web/send-call.ts'

/** A call and what it is sent. */
interface Sent {
  readonly call: Call
  readonly request: object
}

/**
 * Makes calls that are known only while the program runs; what they change is refreshed wherever it is shown. Apart from what says
 * that it is done: that weighs as much as a screen.
 */
export function useSender() {
  return useMutation({
    mutationFn: ({ call, request }: Sent) => sendCall(call, request as never),
    onSettled: (_data, _error, { call }) => refreshEntities(call.changes ?? []),
  })
}
