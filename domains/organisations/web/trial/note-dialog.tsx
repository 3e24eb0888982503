import { organisationsApi, type TrialApplication } from '@bole/organisations/contract'
import { defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import type { ReactNode } from 'react'
import type { TrialDecision } from '../../model/trials.ts'
import { useTexts } from './texts/index.ts'

type Noted = Omit<TrialApplication, 'can'>

const noteForm = defineForm({
  update: organisationsApi.changeTrial,
  empty: { note: '' },
  fieldsOf: ({ note }: Noted) => ({ note }),
  bodyOf: ({ note }: { readonly note: string }) => ({ note: note ?? '' }),
  refusals: { trial_is_customer: 'note' },
})

interface NoteDialogProps {
  readonly trial: TrialApplication
  readonly decision: TrialDecision
  readonly onClose: () => void
}

/** Writes down that a company was contacted or declined, and what else is to be known. */
export function NoteDialog({ trial: { can: _, ...trial }, decision, onClose }: NoteDialogProps): ReactNode {
  const t = useTexts()
  return (
    <FormDialog
      title={`${t(decision === 'contacted' ? 'contactIt' : 'declineIt')} · ${trial.company}`}
      onClose={onClose}
    >
      <NoteFields trial={trial} decision={decision} />
    </FormDialog>
  )
}

function NoteFields({
  trial,
  decision,
}: {
  readonly trial: Noted
  readonly decision: TrialDecision
}): ReactNode {
  const t = useTexts()
  const form = useRecordForm(noteForm, { record: trial, updateWith: { state: decision }, saved: t('saved') })
  return (
    <RecordForm form={form}>
      <noteForm.TextAreaField name="note" label={t('note')} help={t('noteHelp')} />
    </RecordForm>
  )
}
