import { type ApprovalItem, approvalsApi } from '@bole/approvals/contract'
import { useChange } from '@bole/platform/web'
import { App } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { AskingForm } from './asking-form.tsx'

interface AddDialogProps {
  readonly approval: Pick<ApprovalItem, 'post_id' | 'version' | 'name' | 'rule'>
  readonly onClose: () => void
}

/** Asks more people to approve somebody, and how many of them have to agree. */
export function AddDialog({
  approval: { post_id, version, name, rule },
  onClose,
}: AddDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const add = useChange(approvalsApi.addCheck, {
    onDone: () => {
      onClose()
      message.success(t('addDone'))
    },
  })
  return (
    <AskingForm
      title={t('addTitle', { name })}
      initialRule={rule}
      isSending={add.isPending}
      onAsk={(asked) => add.mutate({ body: { post_id, version, ...asked } })}
      onClose={onClose}
    />
  )
}
