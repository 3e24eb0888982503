import { accountsApi } from '@bole/accounts/contract'
import { longest } from '@bole/platform/contract'
import { useChange } from '@bole/platform/web'
import { Alert, Button, Form, Input } from 'antd'
import type { ReactNode } from 'react'
import { sayAtField } from '../entry/say-at-field.ts'
import styles from '../sign-in.module.css'
import { useTexts } from './texts/index.ts'

interface Fields {
  readonly dzcode: string
  readonly name: string
  readonly email: string
}

/** Who one is, and the address to be reached at. */
export function RegisterForm({ dzcode }: { readonly dzcode: string }): ReactNode {
  const t = useTexts()
  const [form] = Form.useForm<Fields>()
  const ask = useChange(accountsApi.register, { handlesErrors: true })
  const asked = ask.data?.data
  if (asked)
    return <Alert role="status" type="success" showIcon title={t(asked.by_mail ? 'sent' : 'waits')} />
  const needed = (message: string) => ({ required: true, whitespace: true, message })
  return (
    <Form<Fields>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ dzcode }}
      onFinish={(fields) =>
        ask.mutate(
          { body: fields },
          { onError: (error) => sayAtField(form, error, { name_not_plain: 'name' }) },
        )
      }
    >
      {ask.error && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={ask.error.message}
          className={styles.refusal ?? ''}
        />
      )}
      <Form.Item name="dzcode" label={t('code')} hidden={dzcode !== ''} rules={[needed(t('needsCode'))]}>
        <Input size="large" maxLength={longest(accountsApi.register, 'dzcode')} autoComplete="organization" />
      </Form.Item>
      <Form.Item name="name" label={t('name')} rules={[needed(t('needsName'))]}>
        <Input size="large" maxLength={longest(accountsApi.register, 'name')} autoComplete="name" autoFocus />
      </Form.Item>
      <Form.Item
        name="email"
        label={t('email')}
        extra={t('emailHelp')}
        rules={[needed(t('needsEmail')), { type: 'email', message: t('needsEmail') }]}
      >
        <Input
          size="large"
          type="email"
          maxLength={longest(accountsApi.register, 'email')}
          autoComplete="email"
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block loading={ask.isPending}>
        {t('submit')}
      </Button>
    </Form>
  )
}
