import { accountsApi } from '@bole/accounts/contract'
import { longest } from '@bole/platform/contract'
import { useChange } from '@bole/platform/web'
import { Alert, Button, Form, Input } from 'antd'
import type { ReactNode } from 'react'
import styles from '../sign-in.module.css'
import { useTexts } from '../users/texts/index.ts'

/** Asks for a link to a new password; says the same whoever is named. */
export function ForgotForm(): ReactNode {
  const t = useTexts()
  const forget = useChange(accountsApi.forgotPassword, { handlesErrors: true })
  if (forget.data)
    return (
      <Alert
        role="status"
        type="info"
        showIcon
        title={t(forget.data.data.by_mail ? 'forgot.sent' : 'forgot.noMail')}
        className={styles.refusal ?? ''}
      />
    )
  return (
    <Form<{ readonly name: string }>
      layout="vertical"
      requiredMark={false}
      onFinish={({ name }) => forget.mutate({ body: { name: name.trim() } })}
    >
      <p>{t('forgot.help')}</p>
      {forget.error && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={forget.error.message}
          className={styles.refusal ?? ''}
        />
      )}
      <Form.Item
        name="name"
        label={t('forgot.name')}
        rules={[{ required: true, whitespace: true, message: t('forgot.needsName') }]}
      >
        <Input
          size="large"
          autoComplete="username"
          maxLength={longest(accountsApi.forgotPassword, 'name')}
          autoFocus
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block loading={forget.isPending}>
        {t('forgot.submit')}
      </Button>
    </Form>
  )
}
