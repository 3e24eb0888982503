import { defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import { type OperatorReport, resumesApi } from '@bole/resumes/contract'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

const answerForm = defineForm({ create: resumesApi.handleReport, empty: { answer: '' }, refusals: {} })
const { TextAreaField } = answerForm

interface AnswerDialogProps {
  readonly report: OperatorReport
  readonly onClose: () => void
}

/** Says what became of a reading that was reported as wrong. */
export function AnswerDialog({ report, onClose }: AnswerDialogProps): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t('reports.answer')} onClose={onClose}>
      <AnswerFields report={report} />
    </FormDialog>
  )
}

function AnswerFields({ report }: { readonly report: OperatorReport }): ReactNode {
  const t = useTexts()
  const form = useRecordForm(answerForm, {
    record: null,
    createWith: { id: report.id },
    saved: t('reports.answered'),
  })
  return (
    <RecordForm form={form}>
      <blockquote>{report.text}</blockquote>
      <TextAreaField name="answer" label={t('reports.words')} lines={3} />
    </RecordForm>
  )
}
