import { Alert, Button, Form, Input } from 'antd'
import { type ReactNode, Suspense } from 'react'
import { AppSecret } from '../dialogs.ts'
import type { Factor } from '../entry/factor.ts'
import styles from '../sign-in.module.css'
import { useTexts } from '../texts/index.ts'

interface Props {
  readonly factor: Factor
  readonly refusal: string
  readonly isSending: boolean
  readonly onCode: (code: string) => void
}

/** The second factor of whoever the company's provider has confirmed: a code, or first what an app has to be told. */
export function CodeForm({ factor, refusal, isSending, onCode }: Props): ReactNode {
  const t = useTexts()
  return (
    <Form<{ code: string }>
      layout="vertical"
      requiredMark={false}
      onFinish={({ code }) => onCode(code.trim())}
    >
      {refusal && (
        <Alert role="alert" type="error" showIcon title={refusal} className={styles.refusal ?? ''} />
      )}
      {factor.secret && factor.address && (
        <Suspense fallback={null}>
          <AppSecret secret={factor.secret} address={factor.address} />
        </Suspense>
      )}
      <Form.Item
        name="code"
        label={t('signIn.secondFactor')}
        extra={t(factor.secret ? 'signIn.recoveryFollows' : 'signIn.secondFactorHelp')}
        rules={[{ required: true, whitespace: true, message: t('signIn.needsSecondFactor') }]}
      >
        <Input size="large" inputMode="numeric" autoComplete="one-time-code" maxLength={30} autoFocus />
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block loading={isSending}>
        {t('signIn.submit')}
      </Button>
    </Form>
  )
}
