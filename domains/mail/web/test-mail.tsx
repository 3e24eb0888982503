import { mailApi } from '@bole/mail/contract'
import { useChange } from '@bole/platform/web'
import { Alert, Button, Form, Input } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

/** Sends a short message to oneself, and says what the mail server answered. */
export function TestMail(): ReactNode {
  const t = useTexts()
  const send = useChange(mailApi.sendTestMail, { handlesErrors: true })
  const said = send.data?.data.said
  return (
    <section aria-label={t('test.title')} style={{ marginBlockEnd: 24 }}>
      <Form
        layout="vertical"
        requiredMark={false}
        scrollToFirstError={{ focus: true }}
        onFinish={({ to }: { readonly to: string }) => send.mutate({ body: { to } })}
      >
        <Form.Item
          name="to"
          label={t('test.to')}
          rules={[{ required: true, type: 'email', message: t('test.needsAddress') }]}
        >
          <Input type="email" maxLength={200} autoComplete="email" style={{ maxWidth: 400 }} />
        </Form.Item>
        <Button htmlType="submit" loading={send.isPending} style={{ marginBlockEnd: 16 }}>
          {t('test.send')}
        </Button>
      </Form>
      {said !== undefined && (
        <Alert type="success" showIcon role="status" title={t('test.sent')} description={said} />
      )}
      {send.error && <Alert type="error" showIcon role="alert" title={send.error.message} />}
    </section>
  )
}
