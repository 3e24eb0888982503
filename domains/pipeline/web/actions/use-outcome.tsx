import { pipelineApi } from '@bole/pipeline/contract'
import { useChange, wordOf } from '@bole/platform/web'
import { App, Button } from 'antd'
import { type ReactNode, useCallback } from 'react'
import { useTexts } from '../texts/index.ts'

/** What a batch call answers. */
export interface BatchOutcome {
  readonly batch_id: string
  readonly done: number
  readonly refused: readonly { readonly post_id: number; readonly name: string; readonly code: string }[]
}

/** Seconds in which a move or a batch can be taken back from its toast (look.md: feedback). */
const undoSeconds = 10

/** Says what was done and offers to take it back; lists what could not be done, each with its reason. */
export function useOutcome() {
  const t = useTexts()
  const { message, modal } = App.useApp()
  const undo = useChange(pipelineApi.undo, { onDone: () => void message.success(t('undone')) })

  const tellDone = useCallback(
    (text: string, batchId: string) => {
      const key = batchId
      const takeBack = () => {
        message.destroy(key)
        undo.mutate({ body: { batch_id: batchId } })
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
    [message, t, undo],
  )

  const tellBatch = useCallback(
    ({ batch_id, done, refused }: BatchOutcome) => {
      if (done > 0) tellDone(t('batch.done', { count: done }), batch_id)
      if (refused.length > 0)
        modal.info({
          title: t('batch.refused', { count: refused.length }),
          content: <RefusedList refused={refused} />,
        })
    },
    [modal, t, tellDone],
  )
  return { tellDone, tellBatch }
}

function RefusedList({ refused }: Pick<BatchOutcome, 'refused'>): ReactNode {
  const t = useTexts()
  return (
    <ul>
      {refused.slice(0, 50).map(({ post_id, name, code }) => (
        <li key={post_id}>
          {name || post_id}: {wordOf(t, `refusals.${code}`)}
        </li>
      ))}
    </ul>
  )
}
