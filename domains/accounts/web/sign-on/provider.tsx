import { accountsApi } from '@bole/accounts/contract'
import { signOn } from '@bole/accounts/model'
import type { ReplyOf } from '@bole/platform/contract'
import { longest } from '@bole/platform/contract'
import { defineForm, FormPage, RecordForm, useRecordForm } from '@bole/platform/form'
import { useGoTo } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { Input, Skeleton, Typography } from 'antd'
import type { ReactNode } from 'react'
import DepartmentChoice from '../departments/department-choice.tsx'
import { useRoleWord } from '../role-words.ts'
import { accountsScreens } from '../screens.ts'
import { RoleMapping } from './role-mapping.tsx'
import { useTexts } from './texts/index.ts'

type Provider = ReplyOf<typeof accountsApi.getIdentityProvider>

interface Fields extends Omit<Provider, 'id' | 'version' | 'has_secret' | 'redirect_address'> {
  readonly client_secret: string
}

const empty: Fields = {
  is_enabled: false,
  name: '',
  issuer: '',
  client_id: '',
  client_secret: '',
  role_claim: 'groups',
  role_mapping: [],
  default_role: null,
  department_id: null,
}

const providerForm = defineForm({
  update: accountsApi.updateIdentityProvider,
  empty,
  fieldsOf: (provider: Provider): Fields => ({
    ...provider,
    // Never told: what is typed takes the place of what is kept.
    client_secret: '',
  }),
  bodyOf: (fields: Fields) => fields,
  refusals: {
    issuer_unreachable: 'issuer',
    issuer_inside: 'issuer',
    secret_of_another: 'client_secret',
    role_too_high: 'role_mapping',
    department_needed: 'department_id',
  },
})
const { TextField, SwitchField, ChoiceField, Field } = providerForm

/** `/organization/identity-provider`: with what the company's people sign on, and who is what by it. */
export default function IdentityProvider(): ReactNode {
  const goTo = useGoTo()
  const provider = useCall(accountsApi.getIdentityProvider, {}).data?.data
  if (!provider) return <Skeleton active paragraph={{ rows: 8 }} />
  return (
    <FormPage onClose={() => goTo({ path: addressOf(accountsScreens.signInRules) })}>
      <ProviderFields provider={provider} />
    </FormPage>
  )
}

function ProviderFields({ provider }: { readonly provider: Provider }): ReactNode {
  const t = useTexts()
  const wordOf = useRoleWord()
  const form = useRecordForm(providerForm, { record: provider, saved: t('saved'), stays: true })
  return (
    <RecordForm form={form}>
      <SwitchField name="is_enabled" label={t('is_enabled')} help={t('is_enabledHelp')} />
      <TextField name="name" label={t('name')} placeholder="Microsoft Entra ID" />
      <TextField
        name="issuer"
        label={t('issuer')}
        isRequired
        help={t('issuerHelp')}
        placeholder="https://login.example.com"
      />
      <TextField name="client_id" label={t('client_id')} />
      <Field
        name="client_secret"
        label={t('client_secret')}
        help={provider.has_secret ? t('secretKept') : t('secretHelp')}
      >
        <Input.Password
          autoComplete="new-password"
          maxLength={longest(accountsApi.updateIdentityProvider, 'client_secret')}
        />
      </Field>
      <p>
        {t('redirect')}
        <br />
        <Typography.Text code copyable>
          {provider.redirect_address}
        </Typography.Text>
      </p>
      <TextField name="role_claim" label={t('role_claim')} />
      <Field name="role_mapping" label={t('role_mapping')} help={t('mappingHelp')}>
        <RoleMapping />
      </Field>
      <ChoiceField
        name="default_role"
        label={t('default_role')}
        placeholder={t('noRole')}
        options={signOn.givenRoles.map((role) => ({ value: role, label: wordOf(role) }))}
      />
      <Field name="department_id" label={t('department')} help={t('departmentHelp')}>
        <DepartmentChoice canBeEmpty />
      </Field>
    </RecordForm>
  )
}
