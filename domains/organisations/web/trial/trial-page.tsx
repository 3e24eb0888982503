import { EntryPage } from '@bole/accounts/web'
import { organisationsApi } from '@bole/organisations/contract'
import { longest } from '@bole/platform/contract'
import { useChange } from '@bole/platform/web'
import { Alert, Button, Form, Input } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

interface Fields {
  readonly company: string
  readonly contact: string
  readonly email: string
  readonly phone?: string
  readonly purpose?: string
}

/** `/site/trial`: a company without an account asks the operators of the server for a trial. */
export default function TrialPage(): ReactNode {
  const t = useTexts()
  return (
    <EntryPage title={t('title')}>
      <TrialForm />
      <p>
        <a href="/site/login">{t('signIn')}</a>
      </p>
    </EntryPage>
  )
}

function TrialForm(): ReactNode {
  const t = useTexts()
  const apply = useChange(organisationsApi.applyForTrial, { handlesErrors: true })
  if (apply.data) return <Alert role="status" type="success" showIcon title={t('sent')} />
  const most = (name: 'company' | 'contact' | 'email' | 'phone' | 'purpose') => ({
    size: 'large' as const,
    maxLength: longest(organisationsApi.applyForTrial, name),
  })
  const needed = (name: 'company' | 'contact' | 'email') => ({
    ...{ name, label: t(name) },
    rules: [{ required: true, whitespace: true, message: t('needed', { field: t(name) }) }],
  })
  return (
    <Form<Fields>
      layout="vertical"
      requiredMark={false}
      onFinish={({ phone = '', purpose = '', ...fields }) =>
        apply.mutate({ body: { ...fields, phone, purpose } })
      }
    >
      <p>{t('help')}</p>
      {apply.error && <Alert role="alert" type="error" showIcon title={apply.error.message} />}
      <Form.Item {...needed('company')}>
        <Input {...most('company')} autoComplete="organization" autoFocus />
      </Form.Item>
      <Form.Item {...needed('contact')}>
        <Input {...most('contact')} autoComplete="name" />
      </Form.Item>
      <Form.Item
        name="email"
        label={t('email')}
        rules={[...needed('email').rules, { type: 'email', message: t('emailWrong') }]}
      >
        <Input {...most('email')} type="email" autoComplete="email" />
      </Form.Item>
      <Form.Item name="phone" label={t('phone')}>
        <Input {...most('phone')} type="tel" autoComplete="tel" />
      </Form.Item>
      <Form.Item name="purpose" label={t('purpose')} extra={t('purposeHelp')}>
        <Input.TextArea rows={3} maxLength={longest(organisationsApi.applyForTrial, 'purpose')} />
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block loading={apply.isPending}>
        {t('submit')}
      </Button>
    </Form>
  )
}
