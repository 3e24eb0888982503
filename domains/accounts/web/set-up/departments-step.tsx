import { accountsApi } from '@bole/accounts/contract'
import { useCall, useChange } from '@bole/platform/web'
import { Alert, Button, Form, Input, Select } from 'antd'
import type { ReactNode } from 'react'
import styles from '../sign-in.module.css'
import { useTexts } from './texts/index.ts'

interface Fields {
  readonly name: string
  readonly parent_id?: number
}

/** The first departments, one after the other. */
export function DepartmentsStep(): ReactNode {
  const t = useTexts()
  const [form] = Form.useForm<Fields>()
  const list = useCall(accountsApi.listDepartments, {}).data?.data.list ?? []
  const create = useChange(accountsApi.createDepartment, { handlesErrors: true })
  const submit = ({ name, parent_id }: Fields) =>
    create.mutate(
      { body: { name, parent_id: parent_id ?? null } },
      { onSuccess: () => form.resetFields(['name']) },
    )
  return (
    <>
      <p>{t('departments.text')}</p>
      <ul className={styles.list} aria-label={t('steps.departments')}>
        {list.map(({ id, name, parent_id }) => (
          <li key={id}>
            {name}
            {parent_id !== null && <small> · {list.find((other) => other.id === parent_id)?.name}</small>}
          </li>
        ))}
      </ul>
      {create.error && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={create.error.message || t('failed')}
          className={styles.refusal ?? ''}
        />
      )}
      <Form form={form} layout="vertical" requiredMark={false} onFinish={submit}>
        <Form.Item
          name="name"
          label={t('departments.name')}
          rules={[{ required: true, whitespace: true, message: t('needed') }]}
        >
          <Input maxLength={60} autoComplete="off" />
        </Form.Item>
        {list.length > 0 && (
          <Form.Item name="parent_id" label={t('departments.above')}>
            <Select allowClear options={list.map(({ id, name }) => ({ value: id, label: name }))} />
          </Form.Item>
        )}
        <Button htmlType="submit" loading={create.isPending}>
          {t('departments.add')}
        </Button>
      </Form>
    </>
  )
}
