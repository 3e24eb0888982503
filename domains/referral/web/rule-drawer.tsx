import {
  dateFieldsOf,
  defineForm,
  FormDrawer,
  RecordForm,
  smallestAmount,
  useRecordForm,
} from '@bole/platform/form'
import { useCall } from '@bole/platform/web'
import { referralApi } from '@bole/referral/contract'
import { type Milestone, milestones } from '@bole/referral/model'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

interface Fields {
  readonly milestone: Milestone
  readonly amount: number | null
  readonly currency: string
  readonly position_id: number | null
  readonly valid_from: string | null
}

const currencies = ['CNY', 'USD', 'BRL', 'TWD', 'HKD', 'EUR', 'GBP', 'JPY', 'SGD'] as const

const empty: Fields = {
  milestone: 'joined',
  amount: null,
  currency: 'CNY',
  position_id: null,
  valid_from: null,
}

const ruleForm = defineForm({
  create: referralApi.addRule,
  empty,
  fieldsOf: (_: { readonly id: number; readonly version: number }): Fields => empty,
  bodyOf: ({ amount, position_id, valid_from, ...fields }: Fields) => ({
    ...fields,
    amount: smallestAmount(amount, fields.currency) ?? 0,
    position_id: position_id ?? null,
    valid_from: valid_from ?? '',
  }),
  refusals: { day_passed: 'valid_from', unknown_position: 'position_id' },
})
const { MoneyField, ChoiceField } = ruleForm
const { DayField } = dateFieldsOf(ruleForm)

/** Promises an amount, for every position open to referral or for one. */
export function RuleDrawer({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts()
  return (
    <FormDrawer title={t('rules.add')} onClose={onClose}>
      <RuleFields />
    </FormDrawer>
  )
}

function RuleFields(): ReactNode {
  const t = useTexts()
  const open = useCall(referralApi.getShare, { query: { page_size: 200 } }).data?.data.list ?? []
  const form = useRecordForm(ruleForm, { record: null, saved: t('rules.saved') })
  return (
    <RecordForm form={form} save={t('rules.save')}>
      <ChoiceField
        name="milestone"
        label={t('columns.milestone')}
        options={milestones.map((value) => ({ value, label: t(`milestones.${value}`) }))}
      />
      <MoneyField name="amount" currency="currency" label={t('columns.amount')} />
      <ChoiceField
        name="currency"
        label={t('rules.currency')}
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <ChoiceField
        name="position_id"
        label={t('columns.position')}
        help={t('rules.positionHelp')}
        options={open.map(({ id, title }) => ({ value: id, label: title }))}
        canBeEmpty
      />
      <DayField name="valid_from" label={t('rules.from')} />
    </RecordForm>
  )
}
