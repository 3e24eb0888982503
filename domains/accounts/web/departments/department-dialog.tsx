import { accountsApi } from '@bole/accounts/contract'
import { FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import { useCall } from '@bole/platform/web'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { usePeople } from '../filters.ts'
import { type DepartmentInFull, departmentForm } from './department-form.ts'
import { useTexts } from './texts/index.ts'
import { useTagChoices } from './use-tag-choices.ts'

const { TextField, ChoiceField } = departmentForm

/** What is made, and where, or which department is changed. */
export type DepartmentToSave =
  | { readonly id: number }
  | { readonly below: { readonly id: number; readonly name: string } | null }

interface DepartmentDialogProps {
  readonly department: DepartmentToSave
  readonly onClose: () => void
}

/** Makes a department or changes one. */
export default function DepartmentDialog({ department, onClose }: DepartmentDialogProps): ReactNode {
  const t = useTexts()
  const id = 'id' in department ? department.id : null
  const below = 'below' in department ? department.below : null
  const { data } = useCall(accountsApi.viewDepartment, { query: { id: id ?? 0 } }, { enabled: id !== null })
  const record = data?.data.department ?? null
  const title = id !== null ? t('editTitle') : below ? t('createBelow', { name: below.name }) : t('create')
  return (
    <FormDialog title={title} onClose={onClose}>
      {id !== null && !record ? (
        <Skeleton active />
      ) : (
        <DepartmentFields record={record} parentId={below?.id ?? null} />
      )}
    </FormDialog>
  )
}

interface DepartmentFieldsProps {
  readonly record: DepartmentInFull | null
  readonly parentId: number | null
}

function DepartmentFields({ record, parentId }: DepartmentFieldsProps): ReactNode {
  const t = useTexts()
  const people = usePeople()
  const form = useRecordForm(departmentForm, {
    record,
    createWith: { parent_id: parentId },
    saved: t(record ? 'saved' : 'made'),
  })
  // Whoever leads it already stays to be chosen, also when the search finds others.
  const heads = record?.heads.map(({ id, name }) => ({ value: id, label: name })) ?? []
  const offered = people.options?.filter(({ value }) => !heads.some((head) => head.value === value))
  return (
    <RecordForm form={form}>
      <TextField name="name" label={t('fields.name')} autoFocus />
      <ChoiceField
        name="head_ids"
        label={t('fields.heads')}
        help={t('fields.headsHelp')}
        isMultiple
        options={offered && [...heads, ...offered]}
        onSearch={people.onSearch}
      />
      <ChoiceField name="tag_ids" label={t('fields.tags')} isMultiple options={useTagChoices()} />
    </RecordForm>
  )
}
