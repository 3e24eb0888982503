import { pipelineEntryApi } from '@bole/pipeline/contract'
import { takeBack, useUndoToast } from '@bole/platform/list'
import { wordOf } from '@bole/platform/web'
import { App } from 'antd'
import { type ReactNode, useCallback } from 'react'
import { useTexts } from '../texts/index.ts'

/** What a batch call answers. */
export interface BatchOutcome {
  readonly batch_id: string
  readonly done: number
  readonly refused: readonly { readonly post_id: number; readonly name: string; readonly code: string }[]
}

/** Says what was done and with whom, and offers to take it back; lists what could not be done, each with its reason. */
export function useOutcome() {
  const t = useTexts()
  const { modal } = App.useApp()
  const tell = useUndoToast()
  const tellDone = useCallback(
    (text: string, batch_id: string) =>
      tell(text, takeBack(pipelineEntryApi.undo, { body: { batch_id } }, t('undone'))),
    [tell, t],
  )
  const tellBatch = useCallback(
    ({ batch_id, done, refused }: BatchOutcome, told: (who: string) => string, name?: string) => {
      if (done > 0) tellDone(told(name ?? t('said.many', { count: done })), batch_id)
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
