import { notificationsApi, type Optout } from '@bole/notifications/contract'
import { defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

interface EndDialogProps {
  readonly optout: Optout
  readonly onClose: () => void
}

const endForm = defineForm({ create: notificationsApi.endOptout, empty: { reason: '' }, refusals: {} })

/** Asks why somebody who wanted no more messages is written to again. */
export function EndDialog({ optout, onClose }: EndDialogProps): ReactNode {
  const t = useTexts()
  const name = optout.basic.name || optout.address
  return (
    <FormDialog title={t('optouts.endTitle', { name })} onClose={onClose}>
      <Fields id={optout.id} />
    </FormDialog>
  )
}

function Fields({ id }: { readonly id: number }): ReactNode {
  const t = useTexts()
  const form = useRecordForm(endForm, { record: null, createWith: { id }, saved: t('optouts.endDone') })
  return (
    <RecordForm form={form}>
      <endForm.TextField name="reason" label={t('optouts.reason')} help={t('optouts.reasonHelp')} autoFocus />
    </RecordForm>
  )
}
