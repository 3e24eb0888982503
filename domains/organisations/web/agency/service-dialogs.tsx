import { organisationsApi, type PeriodService, type ServicePeriod } from '@bole/organisations/contract'
import { dateFieldsOf, defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import type { ReactNode } from 'react'
import { allServiceTypes, type ServiceType } from '../../model/services.ts'
import { useTexts } from './texts/index.ts'

interface Amount {
  readonly quantity: number | null
  readonly expire_time: string | null
  readonly isNotOpen: boolean
}

const amount: Amount = { quantity: null, expire_time: null, isNotOpen: false }

const serviceForm = defineForm({
  update: organisationsApi.updateService,
  empty: amount,
  fieldsOf: ({ quantity, expire_time, isNotOpen }: PeriodService): Amount => ({
    ...{ quantity, expire_time, isNotOpen },
  }),
  bodyOf: (fields: Amount) => ({ ...amount, ...fields }),
})

type NewService = Amount & { readonly type: ServiceType | null }

const emptyService: NewService = { ...amount, type: null }

const newServiceForm = defineForm({
  create: organisationsApi.createService,
  empty: emptyService,
  fieldsOf: (service: PeriodService): NewService => service,
  bodyOf: ({ type, ...fields }: NewService) => ({
    ...amount,
    ...fields,
    ...(type ? { type } : {}),
  }),
  refusals: { service_is_there: 'type' },
})

const { NumberField, SwitchField } = serviceForm
const { MomentField } = dateFieldsOf(serviceForm)

interface ServiceDialogProps {
  readonly agencyId: number
  readonly service: PeriodService
  readonly onClose: () => void
}

/** Changes how much there is of a service of a period, and until when. */
export function ServiceDialog({ service, onClose, ...rest }: ServiceDialogProps): ReactNode {
  const t = useTexts()
  const name = t(`services.types.${service.type}`)
  return (
    <FormDialog title={t('periods.serviceTitle', { name })} onClose={onClose}>
      <ServiceFields service={service} {...rest} />
    </FormDialog>
  )
}

function ServiceFields({ agencyId, service }: Omit<ServiceDialogProps, 'onClose'>): ReactNode {
  const t = useTexts()
  const form = useRecordForm(serviceForm, {
    record: service,
    updateWith: { organisation_id: agencyId },
    saved: t('saved'),
  })
  return (
    <RecordForm form={form}>
      <AmountInputs />
    </RecordForm>
  )
}

interface NewServiceDialogProps {
  readonly agencyId: number
  readonly period: ServicePeriod
  readonly onClose: () => void
}

/** Takes a service up into a period that has none of it. */
export function NewServiceDialog({ onClose, ...rest }: NewServiceDialogProps): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t('periods.addTitle')} onClose={onClose}>
      <NewServiceFields {...rest} />
    </FormDialog>
  )
}

function NewServiceFields({ agencyId, period }: Omit<NewServiceDialogProps, 'onClose'>): ReactNode {
  const t = useTexts()
  const form = useRecordForm(newServiceForm, {
    record: null,
    createWith: { organisation_id: agencyId, period_id: period.id },
    saved: t('saved'),
  })
  const there = new Set(period.services.map(({ type }) => type))
  const options = allServiceTypes
    .filter((type) => !there.has(type))
    .map((type) => ({ value: type, label: t(`services.types.${type}`) }))
  return (
    <RecordForm form={form}>
      <newServiceForm.ChoiceField name="type" label={t('periods.service')} options={options} isRequired />
      <AmountInputs />
    </RecordForm>
  )
}

function AmountInputs(): ReactNode {
  const t = useTexts()
  return (
    <>
      <NumberField name="quantity" label={t('periods.quantity')} help={t('periods.quantityHelp')} />
      <MomentField name="expire_time" label={t('periods.serviceEnd')} help={t('periods.serviceEndHelp')} />
      <SwitchField name="isNotOpen" label={t('periods.notOpen')} />
    </>
  )
}
