import type { ReplyOf } from '@bole/platform/contract'
import { defineForm, FieldGroup, FormPage, RecordForm, useRecordForm } from '@bole/platform/form'
import { useGoTo } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { resumesApi } from '@bole/resumes/contract'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { repeatScopes } from '../../model/people/repeat-rule.ts'
import { resumesScreens } from '../screens.ts'
import { useTexts } from './texts/index.ts'

type Rules = ReplyOf<typeof resumesApi.getPeopleRules>

const rulesForm = defineForm({
  update: resumesApi.updatePeopleRules,
  empty: { repeat_months: 0, repeat_scope: 'position' as const, merges_proved: false },
  refusals: {},
})
const { NumberField, ChoiceField, SwitchField } = rulesForm

/** `/organization/candidate-rule`: when an application is a repetition, and what is merged by itself. */
export default function RulesPage(): ReactNode {
  const goTo = useGoTo()
  const rules = useCall(resumesApi.getPeopleRules, {}).data?.data
  if (!rules) return <Skeleton active />
  return (
    <FormPage onClose={() => goTo({ path: addressOf(resumesScreens.rules) })}>
      <RulesFields rules={rules} />
    </FormPage>
  )
}

function RulesFields({ rules }: { readonly rules: Rules }): ReactNode {
  const t = useTexts()
  const form = useRecordForm(rulesForm, { record: rules, saved: t('rules.saved'), stays: true })
  return (
    <RecordForm form={form}>
      <FieldGroup title={t('rules.repeatTitle')}>
        <NumberField name="repeat_months" label={t('rules.months')} help={t('rules.monthsHelp')} />
        <ChoiceField
          name="repeat_scope"
          label={t('rules.scope')}
          options={repeatScopes.map((value) => ({ value, label: t(`rules.scopes.${value}`) }))}
        />
      </FieldGroup>
      <FieldGroup title={t('rules.mergeTitle')}>
        <SwitchField name="merges_proved" label={t('rules.merges')} help={t('rules.mergesHelp')} />
      </FieldGroup>
    </RecordForm>
  )
}
