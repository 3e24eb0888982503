import { App, Button } from 'antd'
import { useCallback } from 'react'
import { useTexts } from '../shape/texts/index.ts'
import { useSender } from '../shape/use-sender.ts'
import type { Undoing } from './actions.ts'

/** Seconds in which something can be taken back from its toast (look.md: feedback). */
const undoSeconds = 10

/** Says that something is done, and offers to take it back where that can be. */
export function useUndoToast(): (text: string, undoing?: Undoing) => void {
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
