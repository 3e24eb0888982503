import { openPositions } from '@bole/library/web'
import { securities } from '@bole/mail/model'
import { type Mailbox, mailboxesApi } from '@bole/mailboxes/contract'
import { longest } from '@bole/platform/contract'
import { useChoices } from '@bole/platform/filter'
import {
  dateFieldsOf,
  FieldGroup,
  FieldRow,
  FormDrawer,
  RecordForm,
  useRecordForm,
} from '@bole/platform/form'
import { clockAt } from '@bole/platform/moments'
import { Input } from 'antd'
import { type ReactNode, useState } from 'react'
import { mailboxForm, type TypedRule } from './mailbox-form.ts'
import { RulesField } from './rules-field.tsx'
import { useTexts } from './texts/index.ts'
import { TryConnection } from './try-connection.tsx'

const { TextField, NumberField, ChoiceField, TagsField, Field } = mailboxForm
const { DayField } = dateFieldsOf(mailboxForm)

interface MailboxDrawerProps {
  /** Null: a new one. */
  readonly box: Mailbox | null
  readonly onClose: () => void
}

/** How a mailbox is reached, which of its folders are read, and which mail is for which position. */
export function MailboxDrawer({ box, onClose }: MailboxDrawerProps): ReactNode {
  const t = useTexts()
  return (
    <FormDrawer title={box ? t('form.edit', { name: box.name }) : t('add')} onClose={onClose}>
      <MailboxFields box={box} />
    </FormDrawer>
  )
}

function MailboxFields({ box }: { readonly box: Mailbox | null }): ReactNode {
  const t = useTexts()
  const [found, setFound] = useState<readonly string[]>(box?.folders ?? ['INBOX'])
  const chosen = [
    ...(box?.rules ?? []).map(({ position }) => position.id),
    ...(box?.position ? [box.position.id] : []),
  ]
  const positions = useChoices(openPositions, { chosen })
  const form = useRecordForm(mailboxForm, {
    record: box,
    ...(box ? {} : { initialValues: { taken_from: clockAt(Date.now()).slice(0, 10) } }),
    saved: t('form.saved'),
  })
  return (
    <RecordForm form={form}>
      <TextField name="name" label={t('form.name')} placeholder={t('form.namePlaceholder')} autoFocus />
      <FieldGroup title={t('form.connection')}>
        <FieldRow>
          <TextField name="host" label={t('form.host')} placeholder="imap.example.com" />
          <NumberField name="port" label={t('form.port')} />
        </FieldRow>
        <ChoiceField
          name="security"
          label={t('form.security')}
          options={securities.map((value) => ({ value, label: t(`securities.${value}`) }))}
        />
        <TextField name="username" label={t('form.username')} placeholder="jobs@example.com" />
        <Field
          name="password"
          label={t('form.password')}
          help={box?.has_password ? t('form.passwordKept') : t('form.passwordHelp')}
        >
          <Input.Password
            autoComplete="new-password"
            maxLength={longest(mailboxesApi.updateMailbox, 'password')}
          />
        </Field>
        <TryConnection boxId={box?.id ?? null} onFolders={setFound} />
      </FieldGroup>
      <FieldGroup title={t('form.what')}>
        <TagsField name="folders" label={t('form.folders')} help={t('form.foldersHelp')} offered={found} />
        <DayField name="taken_from" label={t('form.takenFrom')} help={t('form.takenFromHelp')} />
      </FieldGroup>
      <FieldGroup title={t('form.sorting')}>
        <Field
          name="rules"
          label={t('form.rules')}
          help={t('form.rulesHelp')}
          rules={[
            {
              validator: async (_, rules: readonly TypedRule[]) => {
                if (rules.some(({ contains, position_id }) => contains.trim() === '' || position_id === null))
                  throw new Error(t('form.ruleIncomplete'))
              },
            },
          ]}
        >
          <RulesField positions={positions} />
        </Field>
        <ChoiceField
          name="position_id"
          label={t('form.otherwise')}
          help={t('form.otherwiseHelp')}
          options={positions.options}
          onSearch={positions.onSearch}
          canBeEmpty
        />
      </FieldGroup>
    </RecordForm>
  )
}
