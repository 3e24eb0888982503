import { accountsApi } from '@bole/accounts/contract'
import { useCall } from '@bole/platform/web'
import type { PositionDetail } from '@bole/positions/contract'
import { Card, Form, Select, TreeSelect } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { useDepartments } from './use-departments.ts'

/** Whose position it is: what is chosen already stays to be chosen, though the caller does not look after it. */
export function PlaceGroup({ position }: { readonly position: PositionDetail | null }): ReactNode {
  const t = useTexts()
  const departments = useDepartments()
  const people = useCall(accountsApi.listPeople, { query: {} }).data?.data.list ?? []
  const { department, owner } = position ?? {}
  const nodes =
    department && !departments.some(({ id }) => id === department.id)
      ? [{ id: department.id, value: department.id, pId: 0, title: department.name }, ...departments]
      : departments
  const owners = people.map(({ id, name, job_title }) => ({
    value: id,
    label: job_title ? `${name} · ${job_title}` : name,
  }))
  if (owner && !owners.some(({ value }) => value === owner.id))
    owners.unshift({ value: owner.id, label: owner.name })
  return (
    <Card size="small" title={t('form.place')}>
      <Form.Item name="department_id" label={t('form.department')} extra={t('form.departmentHelp')}>
        <TreeSelect
          allowClear
          treeDataSimpleMode
          treeDefaultExpandAll
          showSearch={{ treeNodeFilterProp: 'title' }}
          treeData={nodes}
        />
      </Form.Item>
      <Form.Item name="owner_id" label={t('form.owner')} extra={position ? undefined : t('form.ownerHelp')}>
        <Select allowClear={position === null} showSearch={{ optionFilterProp: 'label' }} options={owners} />
      </Form.Item>
    </Card>
  )
}
