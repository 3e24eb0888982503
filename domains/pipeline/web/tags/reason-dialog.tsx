import { languageOptions } from '@bole/accounts/web'
import { pipelineApi } from '@bole/pipeline/contract'
import { defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import type { RowOf } from '@bole/platform/list'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

type Reason = RowOf<typeof pipelineApi.listReasons>

interface ReasonDialogProps {
  /** Null while it is new. */
  readonly reason: Reason | null
  readonly onClose: () => void
}

const reasonForm = defineForm({
  create: pipelineApi.createReason,
  update: pipelineApi.updateReason,
  empty: { name: '', told: { 'zh-CN': '', 'en-US': '', 'pt-BR': '', 'zh-TW': '' } },
  refusals: { name_taken: 'name' },
})

/** Makes a reason to turn somebody down, or words one otherwise. */
export function ReasonDialog({ reason, onClose }: ReasonDialogProps): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t(reason ? 'editReasonTitle' : 'createReasonTitle')} onClose={onClose}>
      <Fields reason={reason} />
    </FormDialog>
  )
}

function Fields({ reason }: Pick<ReasonDialogProps, 'reason'>): ReactNode {
  const t = useTexts()
  const form = useRecordForm(reasonForm, { record: reason, saved: t('saved') })
  return (
    <RecordForm form={form}>
      <reasonForm.TextField
        name="name"
        label={t('reason')}
        {...(reason ? { help: t('editReasonHelp') } : {})}
        autoFocus
      />
      <p>{t('toldHelp')}</p>
      {languageOptions.map(({ value, label }) => (
        <reasonForm.TextAreaField
          key={value}
          name={`told.${value}`}
          label={t('told', { language: label })}
          lines={2}
        />
      ))}
    </RecordForm>
  )
}
