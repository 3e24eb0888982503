import { accountsApi } from '@bole/accounts/contract'
import { weaknessOf } from '@bole/accounts/model'
import { useChange } from '@bole/platform/web'
import { Alert, Button, Form, Input } from 'antd'
import type { ReactNode } from 'react'
import styles from '../sign-in.module.css'
import { useTexts as useAccountsTexts } from '../texts/index.ts'
import { useTexts } from '../users/texts/index.ts'

interface PasswordFormProps {
  readonly token: string
  readonly username: string
  readonly onDone: () => void
}

interface Fields {
  readonly password: string
  readonly again: string
}

/** A new password, twice, under the rules of passwords. */
export function PasswordForm({ token, username, onDone }: PasswordFormProps): ReactNode {
  const t = useTexts()
  const words = useAccountsTexts()
  const set = useChange(accountsApi.setPassword, { handlesErrors: true, onDone })
  return (
    <Form<Fields>
      layout="vertical"
      requiredMark={false}
      onFinish={({ password }) => set.mutate({ body: { token, password } })}
    >
      {set.error && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={set.error.message}
          className={styles.refusal ?? ''}
        />
      )}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <Form.Item
        name="password"
        label={t('set.new')}
        extra={t('set.rule')}
        rules={[
          {
            validator: async (_, value: string | undefined) => {
              const weakness = weaknessOf(value ?? '', username)
              if (weakness) throw new Error(words(`password.weak.${weakness}`))
            },
          },
        ]}
      >
        <Input.Password size="large" autoComplete="new-password" autoFocus />
      </Form.Item>
      <Form.Item
        name="again"
        label={t('set.again')}
        dependencies={['password']}
        rules={[
          ({ getFieldValue }) => ({
            validator: async (_, value: string | undefined) => {
              if (value !== getFieldValue('password')) throw new Error(t('set.differs'))
            },
          }),
        ]}
      >
        <Input.Password size="large" autoComplete="new-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block loading={set.isPending}>
        {t('set.submit')}
      </Button>
    </Form>
  )
}
