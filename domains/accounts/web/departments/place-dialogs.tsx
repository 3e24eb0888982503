import { FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import { Form } from 'antd'
import type { ReactNode } from 'react'
import DepartmentChoice from './department-choice.tsx'
import { mergeForm, moveForm } from './department-form.ts'
import { useTexts } from './texts/index.ts'
import { type KeptDepartment, placesFor } from './tree-nodes.ts'

interface PlaceDialogProps {
  readonly department: KeptDepartment
  readonly departments: readonly KeptDepartment[]
  /** Whether it can be put at the top. */
  readonly mayTop: boolean
  readonly onClose: () => void
}

interface MoveDialogProps extends PlaceDialogProps {
  /** Of a component that stays: it can be put back after the dialog is gone. */
  readonly tellMoved: (moved: KeptDepartment, version: number) => void
}

/** Moves a department, by keyboard too: below which, and before which of the siblings there. */
export function MoveDialog(props: MoveDialogProps): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t('moveTitle', { name: props.department.name })} onClose={props.onClose}>
      <MoveFields {...props} />
    </FormDialog>
  )
}

function MoveFields({ department, departments, mayTop, tellMoved, onClose }: MoveDialogProps): ReactNode {
  const t = useTexts()
  const form = useRecordForm(moveForm, {
    record: department,
    saved: null,
    onSaved: ({ updated }) => {
      onClose()
      if (updated) tellMoved(department, updated.version)
    },
  })
  const parentId = Form.useWatch('parent_id', form.instance) ?? null
  const places = placesFor(departments, department.id)
  const siblings = places.filter(({ parent_id }) => parent_id === parentId)
  return (
    <RecordForm form={form} save={t('moveIt')}>
      <p>{t('moveMeans')}</p>
      <moveForm.Field name="parent_id" label={t('fields.parent')}>
        <DepartmentChoice
          departments={places}
          top={mayTop ? t('fields.atTop') : undefined}
          onChange={() => form.instance.setFieldValue('before_id', null)}
        />
      </moveForm.Field>
      <moveForm.ChoiceField
        name="before_id"
        label={t('fields.before')}
        placeholder={t('fields.last')}
        canBeEmpty
        options={siblings.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </RecordForm>
  )
}

/** Lets a department go up in another one. */
export function MergeDialog(props: PlaceDialogProps): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t('mergeTitle', { name: props.department.name })} onClose={props.onClose}>
      <MergeFields {...props} />
    </FormDialog>
  )
}

function MergeFields({ department, departments }: PlaceDialogProps): ReactNode {
  const t = useTexts()
  const form = useRecordForm(mergeForm, {
    record: department,
    saved: t('merged', { name: department.name }),
  })
  return (
    <RecordForm form={form} save={t('mergeIt')}>
      <p>{t('mergeHelp')}</p>
      <mergeForm.Field name="into_id" label={t('fields.into')}>
        <DepartmentChoice departments={placesFor(departments, department.id)} />
      </mergeForm.Field>
    </RecordForm>
  )
}
