import { accountsApi } from '@bole/accounts/contract'
import type { Language } from '@bole/platform/contract'
import { longest } from '@bole/platform/contract'
import { deviceZone } from '@bole/platform/moments'
import { switchLanguage } from '@bole/platform/shell'
import { CallRefused, currentLanguage, useChange } from '@bole/platform/web'
import { Alert, Button, Form, Input, Select } from 'antd'
import type { ReactNode } from 'react'
import { isUsername } from '../../model/accounts.ts'
import { languageOptions } from '../entry/language-options.ts'
import { NewPassword } from '../entry/new-password.tsx'
import { sayAtField } from '../entry/say-at-field.ts'
import styles from '../sign-in.module.css'
import { forgetTyping, keepTyping, keptTyping } from './kept-typing.ts'
import { useTexts } from './texts/index.ts'

interface OrganisationStepProps {
  readonly code: string
  readonly clock: { readonly time_zone: string; readonly is_zone_fixed: boolean }
  /** It is another one by now: the server began again. */
  readonly onWrongCode: () => void
}

interface Fields {
  readonly organisation: string
  readonly time_zone: string
  readonly language: Language
  readonly name: string
  readonly username: string
  readonly email: string
  readonly password: string
  readonly again: string
}

const zones = Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value }))

/** The organisation and its first administrator, who is signed in with it. */
export function OrganisationStep({ code, clock, onWrongCode }: OrganisationStepProps): ReactNode {
  const t = useTexts()
  const [form] = Form.useForm<Fields>()
  const create = useChange(accountsApi.createFirstOrganisation, { handlesErrors: true })
  const submit = ({ again: _, ...fields }: Fields) =>
    create.mutate(
      { body: { code, ...fields } },
      // The page begins again: in the organisation's language and by its clock.
      {
        onSuccess: () => {
          forgetTyping()
          switchLanguage(fields.language)
        },
        onError: (error) => {
          if (error instanceof CallRefused && error.code === 'wrong_code') onWrongCode()
          sayAtField(form, error, { name_not_plain: 'name' })
        },
      },
    )
  const keep = ({ password: _, again: __, ...changed }: Partial<Fields>) =>
    keepTyping({ fields: { ...keptTyping().fields, ...changed } })
  const needs = [{ required: true, whitespace: true, message: t('needed') }]
  return (
    <Form<Fields>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{
        language: currentLanguage(),
        time_zone: clock.is_zone_fixed ? clock.time_zone : deviceZone,
        ...keptTyping().fields,
      }}
      scrollToFirstError={{ focus: true }}
      onValuesChange={keep}
      onFinish={submit}
    >
      {create.error && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={create.error.message || t('failed')}
          className={styles.refusal ?? ''}
        />
      )}
      <h2>{t('organisation.title')}</h2>
      <Form.Item name="organisation" label={t('organisation.name')} rules={needs}>
        <Input
          autoFocus
          maxLength={longest(accountsApi.createFirstOrganisation, 'organisation')}
          autoComplete="organization"
        />
      </Form.Item>
      <Form.Item
        name="time_zone"
        label={t('organisation.zone')}
        extra={clock.is_zone_fixed ? t('organisation.zoneFixed') : t('organisation.zoneHelp')}
      >
        <Select showSearch options={zones} disabled={clock.is_zone_fixed} />
      </Form.Item>
      <Form.Item name="language" label={t('organisation.language')}>
        <Select options={languageOptions} />
      </Form.Item>
      <h2>{t('administrator.title')}</h2>
      <Form.Item name="name" label={t('administrator.name')} rules={needs}>
        <Input maxLength={longest(accountsApi.createFirstOrganisation, 'name')} autoComplete="name" />
      </Form.Item>
      <Form.Item
        name="email"
        label={t('administrator.email')}
        rules={[...needs, { type: 'email', message: t('notAddress') }]}
      >
        <Input
          type="email"
          maxLength={longest(accountsApi.createFirstOrganisation, 'email')}
          autoComplete="email"
        />
      </Form.Item>
      <Form.Item
        name="username"
        label={t('administrator.username')}
        rules={[
          ...needs,
          {
            validator: async (_: unknown, typed: string | undefined) => {
              if (!isUsername((typed ?? '').trim())) throw new Error(t('notUsername'))
            },
          },
        ]}
      >
        <Input maxLength={longest(accountsApi.createFirstOrganisation, 'username')} autoComplete="username" />
      </Form.Item>
      <NewPassword />
      <Button type="primary" htmlType="submit" size="large" block loading={create.isPending}>
        {t('next')}
      </Button>
    </Form>
  )
}
