import { accountsApi } from '@bole/accounts/contract'
import { longest } from '@bole/platform/contract'
import { useChange } from '@bole/platform/web'
import { Alert, Button, Form, Input } from 'antd'
import type { ReactNode } from 'react'
import { isUsername } from '../../model/accounts.ts'
import { NewPassword } from '../entry/new-password.tsx'
import { sayAtField } from '../entry/say-at-field.ts'
import styles from '../sign-in.module.css'
import { useTexts } from './texts/index.ts'

interface JoinFormProps {
  readonly token: string
  readonly email: string
  readonly onDone: () => void
}

interface Fields {
  readonly name: string
  readonly username: string
  readonly password: string
  readonly again: string
}

/** Name, username and password of who joins. */
export function JoinForm({ token, email, onDone }: JoinFormProps): ReactNode {
  const t = useTexts()
  const [form] = Form.useForm<Fields>()
  const accept = useChange(accountsApi.acceptInvitation, { handlesErrors: true, onDone })
  const submit = ({ again: _, ...fields }: Fields) =>
    accept.mutate(
      { body: { token, ...fields } },
      {
        onError: (error) => sayAtField(form, error, { username_taken: 'username', name_not_plain: 'name' }),
      },
    )
  return (
    <Form<Fields>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ username: email }}
      onFinish={submit}
    >
      {accept.error && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={accept.error.message || t('failed')}
          className={styles.refusal ?? ''}
        />
      )}
      <Form.Item
        name="name"
        label={t('join.name')}
        rules={[{ required: true, whitespace: true, message: t('join.needsName') }]}
      >
        <Input maxLength={longest(accountsApi.acceptInvitation, 'name')} autoComplete="name" autoFocus />
      </Form.Item>
      <Form.Item
        name="username"
        label={t('join.username')}
        rules={[
          {
            validator: async (_, typed: string | undefined) => {
              if (!isUsername((typed ?? '').trim())) throw new Error(t('join.notUsername'))
            },
          },
        ]}
      >
        <Input maxLength={longest(accountsApi.acceptInvitation, 'username')} autoComplete="username" />
      </Form.Item>
      <NewPassword />
      <Button type="primary" htmlType="submit" size="large" block loading={accept.isPending}>
        {t('join.submit')}
      </Button>
    </Form>
  )
}
