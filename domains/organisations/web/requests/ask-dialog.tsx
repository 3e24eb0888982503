import { organisationsApi } from '@bole/organisations/contract'
import { defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import type { ReactNode } from 'react'
import { allServiceTypes, type ServiceType } from '../../model/services.ts'
import { useTexts as useAgencyTexts } from '../agency/texts/index.ts'
import { useTexts } from './texts/index.ts'

interface Fields {
  readonly type: ServiceType | null
  readonly quantity: number | null
  readonly note: string
}

const empty: Fields = { type: null, quantity: null, note: '' }

const askForm = defineForm({
  create: organisationsApi.askForService,
  empty,
  fieldsOf: (fields: Fields & { readonly id: number; readonly version: number }) => fields,
  bodyOf: ({ type, quantity, note }: Fields) => ({
    note: note ?? '',
    ...(type ? { type } : {}),
    ...(quantity ? { quantity } : {}),
  }),
  refusals: { request_waits: 'type', has_no_limit: 'type' },
})

interface AskDialogProps {
  /** What is asked for more of; null: still to be chosen. */
  readonly type: ServiceType | null
  readonly onClose: () => void
}

/** Asks operators for more of a service. */
export function AskDialog({ type, onClose }: AskDialogProps): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t('askTitle')} onClose={onClose}>
      <p>{t('askHelp')}</p>
      <AskFields type={type} />
    </FormDialog>
  )
}

function AskFields({ type }: Pick<AskDialogProps, 'type'>): ReactNode {
  const t = useTexts()
  const services = useAgencyTexts()
  const form = useRecordForm(askForm, { record: null, initialValues: { type }, saved: t('sent') })
  const options = allServiceTypes.map((value) => ({ value, label: services(`services.types.${value}`) }))
  return (
    <RecordForm form={form}>
      <askForm.ChoiceField name="type" label={t('service')} options={options} isRequired />
      <askForm.NumberField name="quantity" label={t('quantity')} isRequired />
      <askForm.TextAreaField name="note" label={t('note')} help={t('noteHelp')} />
    </RecordForm>
  )
}
