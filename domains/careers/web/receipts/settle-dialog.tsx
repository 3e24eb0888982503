import { careersApi } from '@bole/careers/contract'
import { useChange } from '@bole/platform/web'
import { Alert, App } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import type { ReceiptRow } from './receipt-row.ts'
import { WordsDialog } from './words-dialog.tsx'

interface SettleDialogProps {
  readonly row: Pick<ReceiptRow, 'name' | 'requests'>
  readonly onClose: () => void
}

/** Answers the oldest of what a candidate asked about a decision. */
export function SettleDialog({ row: { name, requests }, onClose }: SettleDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const settle = useChange(careersApi.settleRequest, {
    onDone: () => {
      onClose()
      void message.success(t('settled'))
    },
  })
  const asked = requests.find(({ settled_at }) => settled_at === null)
  if (!asked) return null
  return (
    <WordsDialog
      title={t('settleTitle', { name })}
      note={<Alert type="info" title={t(`kinds.${asked.kind}`)} description={asked.said} />}
      label={t('answer')}
      help={t('answerHelp')}
      most={2000}
      isSending={settle.isPending}
      onSay={(answer) => settle.mutate({ body: { id: asked.id, answer } })}
      onClose={onClose}
    />
  )
}
