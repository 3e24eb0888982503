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
 * Makes calls that are known only while the program runs, and refreshes what they change wherever it is shown. The toast that
 * says so is in another file, because it brings as much code with it as a screen.
 */
export function useSender() {
  return useMutation({
    mutationFn: ({ call, request }: Sent) => sendCall(call, request as never),
    onSettled: (_data, _error, { call }) => refreshEntities(call.changes ?? []),
  })
}
