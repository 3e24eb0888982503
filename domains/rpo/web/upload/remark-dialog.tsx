import { defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import { type RpoRecord, rpoApi } from '@bole/rpo/contract'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

const remarkForm = defineForm({
  update: rpoApi.updateRemark,
  empty: { remark: '' },
  fieldsOf: ({ remark }: Pick<RpoRecord, 'id' | 'version' | 'remark'>) => ({ remark }),
  bodyOf: ({ remark }: Pick<RpoRecord, 'remark'>) => ({ remark }),
  refusals: {},
})
const { TextAreaField } = remarkForm

interface RemarkDialogProps {
  readonly record: RpoRecord
  readonly onClose: () => void
}

/** Writes of a file what its recruiters should know. */
export function RemarkDialog({ record, onClose }: RemarkDialogProps): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t('remark.title', { name: record.person_name ?? record.name })} onClose={onClose}>
      <RemarkFields record={record} />
    </FormDialog>
  )
}

function RemarkFields({ record }: Pick<RemarkDialogProps, 'record'>): ReactNode {
  const t = useTexts()
  const form = useRecordForm(remarkForm, {
    record: { id: record.id, version: record.version, remark: record.remark },
    saved: t('remark.saved'),
  })
  return (
    <RecordForm form={form}>
      <TextAreaField name="remark" label={t('remark.label')} help={t('remark.help')} lines={3} />
    </RecordForm>
  )
}
