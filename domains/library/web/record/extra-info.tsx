import { usePermission } from '@bole/accounts/web'
import { libraryApi } from '@bole/library/contract'
import { defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import { useCall } from '@bole/platform/web'
import { Button, Descriptions, Typography } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'

interface Field {
  readonly key: string
  readonly label: string
  readonly value: string
}

const extraForm = defineForm({
  create: libraryApi.updateExtraInfo,
  empty: { key: '', label: '', value: '' },
  refusals: { extra_field_unknown: 'label', extra_fields_full: 'label' },
})
const { TextField } = extraForm

/** The company’s own fields of a person; each is changed in a dialog, and a new one begins with its name. */
export function ExtraInfo({ postId }: { readonly postId: number }): ReactNode {
  const t = useTexts()
  const mayEdit = usePermission('candidates.edit')
  const [open, setOpen] = useState<Field | 'new' | null>(null)
  const list = useCall(libraryApi.getExtraInfo, { query: { post_id: postId } }).data?.data.list ?? []
  return (
    <>
      {list.length === 0 && (
        <Typography.Paragraph type="secondary">{t('record.noExtra')}</Typography.Paragraph>
      )}
      <Descriptions
        column={1}
        size="small"
        items={list.map((field) => ({
          key: field.key,
          label: field.label,
          children: mayEdit ? (
            <Button type="link" size="small" onClick={() => setOpen(field)}>
              {field.value || t('record.fillIn')}
            </Button>
          ) : (
            field.value || '—'
          ),
        }))}
      />
      {mayEdit && (
        <Button size="small" onClick={() => setOpen('new')}>
          {t('record.newExtra')}
        </Button>
      )}
      {open && (
        <FormDialog title={open === 'new' ? t('record.newExtra') : open.label} onClose={() => setOpen(null)}>
          <ExtraFields postId={postId} field={open === 'new' ? null : open} />
        </FormDialog>
      )}
    </>
  )
}

/** A key of a new field, from the moment it is made: its name may be in any script. */
const newKey = () => `field_${Date.now().toString(36)}`

function ExtraFields({
  postId,
  field,
}: {
  readonly postId: number
  readonly field: Field | null
}): ReactNode {
  const t = useTexts()
  const form = useRecordForm(extraForm, {
    record: null,
    initialValues: field ?? { key: newKey() },
    createWith: { post_id: postId },
    saved: t('record.saved'),
  })
  return (
    <RecordForm form={form}>
      {field === null && <TextField name="label" label={t('record.label')} autoFocus />}
      <TextField name="value" label={field?.label ?? t('record.value')} />
    </RecordForm>
  )
}
