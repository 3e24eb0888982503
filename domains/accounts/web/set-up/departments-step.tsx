import { accountsApi } from '@bole/accounts/contract'
import { longest } from '@bole/platform/contract'
import { useUnsaved } from '@bole/platform/form'
import { useCall, useChange } from '@bole/platform/web'
import { Alert, Button, Form, Input, type InputRef, Select } from 'antd'
import { type ReactNode, useRef } from 'react'
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
  const input = useRef<InputRef>(null)
  const { mark } = useUnsaved(false)
  const list = useCall(accountsApi.listDepartments, {}).data?.data.list ?? []
  const create = useChange(accountsApi.createDepartment, { handlesErrors: true })
  const submit = ({ name, parent_id }: Fields) =>
    create.mutate(
      { body: { name, parent_id: parent_id ?? null } },
      {
        onSuccess: () => {
          form.resetFields(['name'])
          mark(false)
          // The next one is typed at once.
          input.current?.focus()
        },
      },
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
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        scrollToFirstError={{ focus: true }}
        onValuesChange={(_, { name }: Fields) => mark(Boolean(name))}
        onFinish={submit}
      >
        <Form.Item
          name="name"
          label={t('departments.name')}
          rules={[{ required: true, whitespace: true, message: t('needed') }]}
        >
          <Input ref={input} maxLength={longest(accountsApi.createDepartment, 'name')} autoComplete="off" />
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
