import { useMutation } from '@tanstack/react-query'
import { App, Button } from 'antd'
import { useCallback } from 'react'
import { refreshEntities } from '../web/query-cache.ts'
import { sendCall } from '../web/send-call.ts'
import type { Undoing } from './actions.ts'
import { useTexts } from './texts/index.ts'

/** Seconds in which something can be taken back from its toast (look.md: feedback). */
const undoSeconds = 10

/** Makes calls that are known only while the program runs; what they change is refreshed wherever it is shown. */
export function useSender() {
  return useMutation({
    mutationFn: ({ call, request }: Pick<Undoing, 'call' | 'request'>) => sendCall(call, request as never),
    onSettled: (_data, _error, { call }) => refreshEntities(call.changes ?? []),
  })
}

/** Says that something is done, and offers to take it back where that can be. */
export function useTell(): (text: string, undoing?: Undoing) => void {
  const t = useTexts()
  const { message } = App.useApp()
  const { mutate } = useSender()
  return useCallback(
    (text, undoing) => {
      if (!undoing) return void message.success(text)
      const key = `undo-${undoing.call.name}-${JSON.stringify(undoing.request)}`
      const takeBack = () => {
        message.destroy(key)
        mutate(undoing, { onSuccess: () => void message.success(undoing.done) })
      }
      message.open({
        key,
        type: 'success',
        duration: undoSeconds,
        content: (
          <>
            {text}{' '}
            <Button type="link" size="small" onClick={takeBack}>
              {t('undo')}
            </Button>
          </>
        ),
      })
    },
    [message, mutate, t],
  )
}
