import { approvalsApi } from '@bole/approvals/contract'
import type { ApprovalDialogProps } from '@bole/pipeline/slots'
import { useChange } from '@bole/platform/web'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { AskingForm } from './asking-form.tsx'

/** Asks for approval of several candidates at once. */
export function AskForMany({ applications, note, onAsked, onClose }: ApprovalDialogProps): ReactNode {
  const t = useTexts()
  const ask = useChange(approvalsApi.batchAddCheck, { onDone: ({ data }) => onAsked(data) })
  return (
    <AskingForm
      title={t('askMany', { count: applications.length })}
      note={note}
      initialRule="any"
      isSending={ask.isPending}
      onAsk={(asked) => ask.mutate({ body: { applications: [...applications], ...asked } })}
      onClose={onClose}
    />
  )
}
