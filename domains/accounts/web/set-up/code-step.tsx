import { accountsApi } from '@bole/accounts/contract'
import { longest } from '@bole/platform/contract'
import { useChange } from '@bole/platform/web'
import { Alert, Button, Form, Input } from 'antd'
import type { ReactNode } from 'react'
import styles from '../sign-in.module.css'
import { keepTyping, keptTyping } from './kept-typing.ts'
import { useTexts } from './texts/index.ts'

/** Asks for the code that the server told its operator. */
export function CodeStep({ onRight }: { readonly onRight: (code: string) => void }): ReactNode {
  const t = useTexts()
  const check = useChange(accountsApi.checkSetUpCode, { handlesErrors: true })
  const submit = ({ code }: { readonly code: string }) =>
    check.mutate({ body: { code } }, { onSuccess: () => onRight(code) })
  return (
    <Form
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      initialValues={{ code: keptTyping().typed }}
      onValuesChange={({ code = '' }: { readonly code?: string }) => keepTyping({ typed: code })}
      onFinish={submit}
    >
      <p>{t('code.text')}</p>
      {check.error && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={check.error.message || t('failed')}
          className={styles.refusal ?? ''}
        />
      )}
      <Form.Item name="code" label={t('code.label')} rules={[{ required: true, message: t('code.needs') }]}>
        <Input
          size="large"
          autoFocus
          autoComplete="off"
          maxLength={longest(accountsApi.checkSetUpCode, 'code')}
          placeholder="XXXX-XXXX-XXXX-XXXX"
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block loading={check.isPending}>
        {t('next')}
      </Button>
    </Form>
  )
}
