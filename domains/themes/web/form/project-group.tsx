import { accountsApi } from '@bole/accounts/contract'
import { holdingMoments } from '@bole/platform/form'
import { zoneNote } from '@bole/platform/moments'
import { useCall } from '@bole/platform/web'
import type { Theme } from '@bole/themes/contract'
import { DatePicker, Form, Input, InputNumber, Select } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

interface ProjectGroupProps {
  readonly owner: Theme['owner']
  readonly isNew: boolean
}

/** Name, closing time, how often one person may apply, and whose it is. */
export function ProjectGroup({ owner, isNew }: ProjectGroupProps): ReactNode {
  const t = useTexts()
  const people = useCall(accountsApi.listPeople, { query: {} }).data?.data.list ?? []
  const owners = people.map(({ id, name }) => ({ value: id, label: name }))
  if (owner && !owners.some(({ value }) => value === owner.id))
    owners.unshift({ value: owner.id, label: owner.name })
  return (
    <>
      <Form.Item
        name="theme_name"
        label={t('form.name')}
        rules={[{ required: true, whitespace: true, message: t('form.needsName') }]}
      >
        <Input maxLength={80} autoFocus={isNew} />
      </Form.Item>
      <Form.Item
        {...holdingMoments}
        name="limit_time"
        label={t('form.closes')}
        extra={[t('form.closesHelp'), zoneNote()].filter(Boolean).join(' · ')}
      >
        <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" style={{ width: 240 }} />
      </Form.Item>
      <Form.Item name="post_limit" label={t('form.limit')} extra={t('form.limitHelp')}>
        <InputNumber
          min={1}
          max={1000}
          precision={0}
          style={{ width: 240 }}
          placeholder={t('form.noLimit')}
        />
      </Form.Item>
      <Form.Item name="owner_id" label={t('form.owner')} extra={isNew ? t('form.ownerHelp') : undefined}>
        <Select allowClear={isNew} showSearch={{ optionFilterProp: 'label' }} options={owners} />
      </Form.Item>
    </>
  )
}
