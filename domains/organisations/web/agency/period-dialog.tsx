import { organisationsApi, type ServicePeriod } from '@bole/organisations/contract'
import { dateFieldsOf, defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

/** What is done with a period: made, changed, or copied for the time that follows. */
export type PeriodTask =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit' | 'copy'; readonly period: ServicePeriod }

interface Fields {
  readonly start_time: string
  readonly expire_time: string | null
  readonly seller: string
  readonly note: string
}

const empty: Fields = { start_time: '', expire_time: null, seller: '', note: '' }
const fieldsOf = ({ start_time, expire_time, seller, note }: ServicePeriod): Fields => ({
  ...{ start_time, expire_time, seller, note },
})
const bodyOf = (fields: Fields) => ({ ...fields, expire_time: fields.expire_time || null })
const refusals = { ends_before_start: 'expire_time' } as const

const periodForm = defineForm({
  create: organisationsApi.createPeriod,
  update: organisationsApi.updatePeriod,
  ...{ empty, fieldsOf, bodyOf, refusals },
})
const copyForm = defineForm({ create: organisationsApi.copyPeriod, empty, fieldsOf, bodyOf, refusals })
const { TextField, TextAreaField } = periodForm
const { MomentField } = dateFieldsOf(periodForm)

interface PeriodDialogProps {
  readonly agencyId: number
  readonly task: PeriodTask
  /** Whether the organisation has none yet: its first one opens everything. */
  readonly isFirst: boolean
  readonly onClose: () => void
}

/** Makes a period of service, changes one or copies it. */
export function PeriodDialog({ agencyId, task, isFirst, onClose }: PeriodDialogProps): ReactNode {
  const t = useTexts()
  const titles = { create: t('periods.create'), edit: t('periods.editTitle'), copy: t('periods.copyTitle') }
  return (
    <FormDialog title={titles[task.kind]} onClose={onClose}>
      {isFirst && <Alert type="info" showIcon title={t('periods.createFirst')} />}
      {task.kind === 'copy' ? (
        <CopyFields agencyId={agencyId} period={task.period} />
      ) : (
        <PeriodFields agencyId={agencyId} period={task.kind === 'edit' ? task.period : null} />
      )}
    </FormDialog>
  )
}

interface PeriodFieldsProps {
  readonly agencyId: number
  readonly period: ServicePeriod | null
}

function PeriodFields({ agencyId, period }: PeriodFieldsProps): ReactNode {
  const t = useTexts()
  const own = { organisation_id: agencyId }
  const form = useRecordForm(periodForm, {
    record: period,
    createWith: own,
    updateWith: own,
    saved: t('saved'),
  })
  return (
    <RecordForm form={form}>
      <PeriodInputs />
    </RecordForm>
  )
}

interface CopyFieldsProps {
  readonly agencyId: number
  readonly period: ServicePeriod
}

/** The copy begins where the other ends. */
function CopyFields({ agencyId, period }: CopyFieldsProps): ReactNode {
  const t = useTexts()
  const { id, expire_time, seller } = period
  const form = useRecordForm(copyForm, {
    record: null,
    initialValues: { start_time: expire_time ?? '', seller },
    createWith: { organisation_id: agencyId, copy_of: id },
    saved: t('saved'),
  })
  return (
    <RecordForm form={form}>
      <PeriodInputs />
    </RecordForm>
  )
}

function PeriodInputs(): ReactNode {
  const t = useTexts()
  return (
    <>
      <MomentField name="start_time" label={t('periods.start')} />
      <MomentField name="expire_time" label={t('periods.end')} help={t('periods.endHelp')} />
      <TextField name="seller" label={t('periods.seller')} />
      <TextAreaField name="note" label={t('periods.note')} />
    </>
  )
}
