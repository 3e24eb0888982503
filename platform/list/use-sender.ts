import { useMutation } from '@tanstack/react-query'
import { refreshEntities } from '../web/query-cache.ts'
import { sendCall } from '../web/send-call.ts'
import type { Undoing } from './actions.ts'

/**
 * Makes calls that are known only while the program runs; what they change is refreshed wherever it is shown. Apart from what says
 * that it is done: that weighs as much as a screen.
 */
export function useSender() {
  return useMutation({
    mutationFn: ({ call, request }: Pick<Undoing, 'call' | 'request'>) => sendCall(call, request as never),
    onSettled: (_data, _error, { call }) => refreshEntities(call.changes ?? []),
  })
}
