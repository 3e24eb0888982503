import { accountsApi } from '@bole/accounts/contract'
import { signOn } from '@bole/accounts/model'
import type { ReplyOf } from '@bole/platform/contract'
import { defineForm, FieldGroup, FormPage, RecordForm, useRecordForm } from '@bole/platform/form'
import { useGoTo } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { Link } from '@tanstack/react-router'
import { Select, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import DepartmentChoice from '../departments/department-choice.tsx'
import { useTexts as useRegisterTexts } from '../registering/texts/index.ts'
import { useRoleWord } from '../role-words.ts'
import { accountsScreens } from '../screens.ts'
import { useTexts as useAccountsTexts } from '../texts/index.ts'
import { useTexts } from './texts/index.ts'

type Rules = ReplyOf<typeof accountsApi.getSignInRules>

const rulesForm = defineForm({
  update: accountsApi.updateSignInRules,
  empty: {
    idle_minutes: null,
    needs_second_factor: false,
    can_register: false,
    register_domains: [],
    register_role: 'User2' as const,
    register_department_id: null,
    register_needs_admitting: true,
  },
  refusals: { role_too_high: 'register_role' },
})
const { NumberField, SwitchField, ChoiceField, Field } = rulesForm

/** `/organization/sign-in`: what the company asks of whoever signs in. */
export default function SignInRules(): ReactNode {
  const goTo = useGoTo()
  const rules = useCall(accountsApi.getSignInRules, {}).data?.data
  if (!rules) return <Skeleton active />
  return (
    <FormPage onClose={() => goTo({ path: addressOf(accountsScreens.users) })}>
      <RulesFields rules={rules} />
    </FormPage>
  )
}

function RulesFields({ rules }: { readonly rules: Rules }): ReactNode {
  const t = useTexts()
  const words = useAccountsTexts()
  const register = useRegisterTexts()
  const wordOf = useRoleWord()
  const form = useRecordForm(rulesForm, { record: rules, saved: t('rules.saved'), stays: true })
  return (
    <RecordForm form={form}>
      <FieldGroup title={t('rules.title')}>
        <SwitchField
          name="needs_second_factor"
          label={t('rules.needsSecondFactor')}
          help={t('rules.needsSecondFactorHelp')}
        />
        <NumberField name="idle_minutes" label={t('rules.idleMinutes')} help={t('rules.idleMinutesHelp')} />
      </FieldGroup>
      <FieldGroup title={register('rules.title')}>
        <SwitchField name="can_register" label={register('rules.can')} help={register('rules.canHelp')} />
        <Field name="register_domains" label={register('rules.domains')} help={register('rules.domainsHelp')}>
          <Select mode="tags" open={false} tokenSeparators={[' ', ',', '，']} />
        </Field>
        <ChoiceField
          name="register_role"
          label={register('rules.role')}
          options={signOn.givenRoles.map((role) => ({ value: role, label: wordOf(role) }))}
        />
        <Field name="register_department_id" label={register('rules.department')}>
          <DepartmentChoice canBeEmpty />
        </Field>
        <SwitchField
          name="register_needs_admitting"
          label={register('rules.admitting')}
          help={register('rules.admittingHelp')}
        />
      </FieldGroup>
      <p>
        {t('rules.signOn')} {/* Among words a link is told by more than its colour. */}
        <Link style={{ textDecoration: 'underline' }} to={addressOf(accountsScreens.identityProvider)}>
          {words('titles.identityProvider')}
        </Link>
      </p>
    </RecordForm>
  )
}
