import { FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import { TreeSelect } from 'antd'
import { type ReactNode, useState } from 'react'
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

const top = 0

/** Moves a department, by keyboard too: below which, and before which of the siblings there. */
export function MoveDialog(props: PlaceDialogProps): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t('moveTitle', { name: props.department.name })} onClose={props.onClose}>
      <MoveFields {...props} />
    </FormDialog>
  )
}

function MoveFields({ department, departments, mayTop }: PlaceDialogProps): ReactNode {
  const t = useTexts()
  const form = useRecordForm(moveForm, {
    record: department,
    saved: t('moved', { name: department.name }),
  })
  const [parentId, setParentId] = useState(department.parent_id)
  const places = placesFor(departments, department.id)
  const siblings = places.filter(({ parent_id }) => parent_id === parentId)
  return (
    <RecordForm form={form}>
      <moveForm.Field
        name="parent_id"
        label={t('fields.parent')}
        getValueProps={(value: number | null) => ({ value: value ?? top })}
        getValueFromEvent={(value: number) => value || null}
      >
        <DepartmentSelect
          departments={places}
          topLabel={mayTop ? t('fields.atTop') : null}
          onSelect={(id) => {
            setParentId(id || null)
            form.instance.setFieldValue('before_id', null)
          }}
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
    <RecordForm form={form}>
      <p>{t('mergeHelp')}</p>
      <mergeForm.Field name="into_id" label={t('fields.into')}>
        <DepartmentSelect departments={placesFor(departments, department.id)} topLabel={null} />
      </mergeForm.Field>
    </RecordForm>
  )
}

interface DepartmentSelectProps {
  readonly departments: readonly KeptDepartment[]
  readonly topLabel: string | null
  readonly onSelect?: (id: number) => void
  // What a field of a form gives to what it shows.
  readonly id?: string
  readonly value?: number | null
  readonly onChange?: (value: number) => void
}

/** One department of a tree, found by its name. */
function DepartmentSelect({
  departments,
  topLabel,
  value,
  onSelect,
  ...field
}: DepartmentSelectProps): ReactNode {
  const reached = new Set(departments.map(({ id }) => id))
  const nodes = departments.map(({ id, parent_id, name }) => ({
    id,
    value: id,
    pId: parent_id !== null && reached.has(parent_id) ? parent_id : top,
    title: name,
  }))
  return (
    <TreeSelect
      {...field}
      {...(value === null || value === undefined ? {} : { value })}
      {...(onSelect ? { onSelect } : {})}
      treeDataSimpleMode
      {...(departments.length <= 200 ? { treeDefaultExpandAll: true } : {})}
      showSearch={{ treeNodeFilterProp: 'title' }}
      treeData={topLabel === null ? nodes : [{ id: top, value: top, pId: -1, title: topLabel }, ...nodes]}
    />
  )
}
