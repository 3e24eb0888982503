import { accountsApi } from '@bole/accounts/contract'
import { type Language, languages, type ReplyOf } from '@bole/platform/contract'
import { defineForm, FieldRow, FormPage, RecordForm, useRecordForm } from '@bole/platform/form'
import { useCall } from '@bole/platform/web'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { isEmail, isPhone } from '../../model/accounts.ts'
import { ruleOf } from './rule-of.ts'
import { useTexts } from './texts/index.ts'
import { UnconfirmedEmail } from './unconfirmed-email.tsx'

type Profile = ReplyOf<typeof accountsApi.viewProfile>

interface Fields {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly job_title: string
  readonly language: Language | null
}

const empty: Fields = { name: '', email: '', phone: '', job_title: '', language: null }

const profileForm = defineForm({
  update: accountsApi.updateProfile,
  empty,
  fieldsOf: ({ name, email, phone, job_title, language }: Profile): Fields => ({
    name,
    email: email ?? '',
    phone: phone ?? '',
    job_title: job_title ?? '',
    language,
  }),
  bodyOf: (fields: Fields) => fields,
})
const { TextField, ChoiceField } = profileForm

/** Each language by its own name. */
const called: Record<Language, string> = {
  'zh-CN': '简体中文',
  'en-US': 'English',
  'pt-BR': 'Português',
  'zh-TW': '繁體中文',
}

/** What one says of oneself; it is never left, so it stays when it is saved. */
export function ProfileForm(): ReactNode {
  const profile = useCall(accountsApi.viewProfile, {}).data?.data
  return (
    <FormPage onClose={() => undefined}>
      {profile ? <ProfileFields profile={profile} /> : <Skeleton active />}
    </FormPage>
  )
}

function ProfileFields({ profile }: { readonly profile: Profile }): ReactNode {
  const t = useTexts()
  const form = useRecordForm(profileForm, { record: profile, saved: t('profile.saved'), stays: true })
  return (
    <RecordForm form={form}>
      {profile.email && !profile.is_email_confirmed && <UnconfirmedEmail email={profile.email} />}
      <FieldRow>
        <TextField name="name" label={t('profile.name')} />
        <TextField name="job_title" label={t('profile.jobTitle')} />
      </FieldRow>
      <FieldRow>
        <TextField
          name="email"
          label={t('profile.email')}
          rules={[ruleOf(isEmail, t('profile.emailFault'))]}
        />
        <TextField
          name="phone"
          label={t('profile.phone')}
          rules={[ruleOf(isPhone, t('profile.phoneFault'))]}
        />
      </FieldRow>
      <ChoiceField
        name="language"
        label={t('profile.language')}
        help={t('profile.languageHelp')}
        options={languages.map((value) => ({ value, label: called[value] }))}
        canBeEmpty
      />
    </RecordForm>
  )
}
