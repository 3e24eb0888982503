import { DepartmentChoice, HiddenMark, useIsHidden } from '@bole/accounts/web'
import {
  dateFieldsOf,
  defineForm,
  FormDrawer,
  RecordForm,
  smallestAmount,
  useRecordForm,
  writtenAmount,
} from '@bole/platform/form'
import { companyZone } from '@bole/platform/moments'
import { money } from '@bole/positions/model'
import { type RequisitionListItem, requisitionsApi } from '@bole/requisitions/contract'
import { Form } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

interface AskFieldsProps {
  readonly origin: 1 | 2
  /** Null while it is new. */
  readonly requisition: RequisitionListItem | null
}

interface AskedFields {
  readonly title: string
  readonly department_id: number | null
  readonly head_count: number | null
  readonly budget: number | null
  readonly currency: string
  readonly reason: string
  readonly wanted_by: string | null
}

const empty: AskedFields = {
  ...{
    title: '',
    department_id: null,
    head_count: 1,
    budget: null,
    currency: money.currencyIn(companyZone),
    reason: '',
    wanted_by: null,
  },
}

/** The budget is sent by whoever is shown it; absent, it stays as it was. */
const askFormOf = (withBudget: boolean) =>
  defineForm({
    create: requisitionsApi.askRequisition,
    update: requisitionsApi.changeRequisition,
    empty,
    fieldsOf: (requisition: RequisitionListItem): AskedFields => ({
      title: requisition.title,
      department_id: requisition.department?.id ?? null,
      head_count: requisition.head_count,
      budget: writtenAmount(requisition.budget, requisition.currency),
      currency: requisition.currency,
      reason: requisition.reason,
      wanted_by: requisition.wanted_by,
    }),
    bodyOf: ({ budget, head_count, ...fields }: AskedFields) => ({
      ...fields,
      head_count: head_count ?? 0,
      ...(withBudget && { budget: smallestAmount(budget, fields.currency) }),
    }),
    refusals: { unknown_department: 'department_id', department_not_yours: 'department_id' },
  })
const askForm = askFormOf(true)
const withoutBudget = askFormOf(false)
const { TextField, TextAreaField, NumberField, MoneyField, ChoiceField, Field } = askForm
const { DayField } = dateFieldsOf(askForm)

/** Asks for people, or changes what one asked for. */
export function AskDrawer({
  origin,
  requisition,
  onClose,
}: AskFieldsProps & { readonly onClose: () => void }): ReactNode {
  const t = useTexts()
  return (
    <FormDrawer title={t(requisition ? 'form.editTitle' : 'form.askTitle')} onClose={onClose}>
      <AskFields origin={origin} requisition={requisition} />
    </FormDrawer>
  )
}

function AskFields({ origin, requisition }: AskFieldsProps): ReactNode {
  const t = useTexts()
  const isHidden = useIsHidden('salary')
  const form = useRecordForm(isHidden ? withoutBudget : askForm, {
    record: requisition,
    createWith: { origin },
    saved: t(requisition ? 'form.saved' : 'form.asked'),
  })
  return (
    <RecordForm form={form} save={t(requisition ? 'form.save' : 'form.ask')}>
      <TextField name="title" label={t('form.title')} autoFocus />
      <Field name="department_id" label={t('department')}>
        <DepartmentChoice kept={requisition?.department} canBeEmpty />
      </Field>
      <NumberField name="head_count" label={t('form.headCount')} isRequired />
      {isHidden ? (
        <Form.Item label={t('form.budget')}>
          <HiddenMark />
        </Form.Item>
      ) : (
        <>
          <MoneyField
            name="budget"
            currency="currency"
            label={t('form.budget')}
            help={t('form.budgetHelp')}
          />
          <ChoiceField
            name="currency"
            label={t('form.currency')}
            options={money.currencies.map((value) => ({ value, label: value }))}
          />
        </>
      )}
      <DayField name="wanted_by" label={t('form.wantedBy')} />
      <TextAreaField name="reason" label={t('form.reason')} />
    </RecordForm>
  )
}
