import { mailApi } from '@bole/mail/contract'
import { type Security, securities } from '@bole/mail/model'
import type { ReplyOf } from '@bole/platform/contract'
import { longest } from '@bole/platform/contract'
import { defineForm, FieldRow, RecordForm, useRecordForm } from '@bole/platform/form'
import { safeFirst, useChange } from '@bole/platform/web'
import { App, Button, Input } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

type OwnServer = NonNullable<ReplyOf<typeof mailApi.getMailServer>['own']>

interface Fields {
  readonly host: string
  readonly port: number
  readonly security: Security
  readonly username: string
  readonly password: string
  readonly sender_name: string
  readonly sender_address: string
}

const empty: Fields = {
  host: '',
  port: 587,
  security: 'starttls',
  username: '',
  password: '',
  sender_name: '',
  sender_address: '',
}

const serverForm = defineForm({
  create: mailApi.createMailServer,
  update: mailApi.updateMailServer,
  empty,
  fieldsOf: ({ host, port, security, username, sender_name, sender_address }: OwnServer): Fields => ({
    host,
    port,
    security,
    username,
    // Never told: what is typed takes the place of what is kept.
    password: '',
    sender_name,
    sender_address,
  }),
  bodyOf: (fields: Fields) => fields,
  refusals: { password_needs_encryption: 'security', username_needs_password: 'password' },
})
const { TextField, NumberField, ChoiceField, Field } = serverForm

/** Names the organisation’s mail server, changes it, or forgets it. */
export function MailServerForm({ server }: { readonly server: OwnServer | null }): ReactNode {
  const t = useTexts()
  const form = useRecordForm(serverForm, { record: server, saved: t('server.saved'), stays: true })
  return (
    <RecordForm form={form}>
      <FieldRow>
        <TextField name="host" label={t('server.host')} placeholder="mail.example.com" />
        <NumberField name="port" label={t('server.port')} />
      </FieldRow>
      <ChoiceField
        name="security"
        label={t('server.security')}
        options={securities.map((value) => ({ value, label: t(`securities.${value}`) }))}
      />
      <TextField name="username" label={t('server.username')} help={t('server.usernameHelp')} />
      <Field
        name="password"
        label={t('server.password')}
        help={server?.has_password ? t('server.passwordKept') : t('server.passwordHelp')}
      >
        <Input.Password
          autoComplete="new-password"
          maxLength={longest(mailApi.updateMailServer, 'password')}
        />
      </Field>
      <TextField
        name="sender_address"
        label={t('server.senderAddress')}
        isRequired
        placeholder="jobs@example.com"
      />
      <TextField name="sender_name" label={t('server.senderName')} />
      {server && <Forget id={server.id} />}
    </RecordForm>
  )
}

function Forget({ id }: { readonly id: number }): ReactNode {
  const t = useTexts()
  const { message, modal } = App.useApp()
  const remove = useChange(mailApi.removeMailServer, {
    onDone: () => void message.success(t('server.forgotten')),
  })
  const ask = () =>
    modal.confirm({
      title: t('server.forgetSure'),
      okText: t('server.forget'),
      okButtonProps: { danger: true },
      cancelText: t('server.keep'),
      ...safeFirst,
      onOk: () => remove.mutate({ body: { id } }),
    })
  return (
    <Button danger onClick={() => void ask()}>
      {t('server.forget')}
    </Button>
  )
}
