import { accountsApi } from '@bole/accounts/contract'
import type { ReplyOf } from '@bole/platform/contract'
import { defineForm, FormPage, RecordForm, useRecordForm } from '@bole/platform/form'
import { useGoTo } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { Link } from '@tanstack/react-router'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { accountsScreens } from '../screens.ts'
import { useTexts as useAccountsTexts } from '../texts/index.ts'
import { useTexts } from './texts/index.ts'

type Rules = ReplyOf<typeof accountsApi.getSignInRules>

const rulesForm = defineForm({
  update: accountsApi.updateSignInRules,
  empty: { idle_minutes: null, needs_second_factor: false },
})
const { NumberField, SwitchField } = rulesForm

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
  const form = useRecordForm(rulesForm, { record: rules, saved: t('rules.saved'), stays: true })
  return (
    <RecordForm form={form}>
      <SwitchField
        name="needs_second_factor"
        label={t('rules.needsSecondFactor')}
        help={t('rules.needsSecondFactorHelp')}
      />
      <NumberField name="idle_minutes" label={t('rules.idleMinutes')} help={t('rules.idleMinutesHelp')} />
      <p>
        {t('rules.signOn')}{' '}
        <Link to={addressOf(accountsScreens.identityProvider)}>{words('titles.identityProvider')}</Link>
      </p>
    </RecordForm>
  )
}
