import { careersApi } from '@bole/careers/contract'
import { useChange } from '@bole/platform/web'
import { App } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import type { ReceiptRow } from './receipt-row.ts'
import { WordsDialog } from './words-dialog.tsx'

interface ReasonDialogProps {
  readonly row: Pick<ReceiptRow, 'id' | 'name' | 'reason'>
  readonly onClose: () => void
}

/** Tells a candidate why, in words chosen for them. */
export function ReasonDialog({ row: { id, name, reason }, onClose }: ReasonDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const give = useChange(careersApi.giveReason, {
    onDone: () => {
      onClose()
      void message.success(t('given'))
    },
  })
  return (
    <WordsDialog
      title={t('giveTitle', { name })}
      label={t('reason')}
      help={t('giveHelp')}
      before={reason}
      most={500}
      isSending={give.isPending}
      onSay={(words) => give.mutate({ body: { id, reason: words } })}
      onClose={onClose}
    />
  )
}
