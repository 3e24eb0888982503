import { type Agency, organisationsApi } from '@bole/organisations/contract'
import { dateFieldsOf, defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import { formatMoment } from '@bole/platform/moments'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

/** What can be changed of an organisation over the list and on its page. */
export type AgencyChange = 'edit' | 'renew' | 'expire'

interface AgencyDialogProps {
  readonly agency: Agency
  readonly change: AgencyChange
  readonly onClose: () => void
}

const nameForm = defineForm({
  update: organisationsApi.updateAgency,
  empty: { name: '' },
  refusals: { operators_only: 'name' },
})

const renewForm = defineForm({
  update: organisationsApi.renewAgency,
  empty: { expire_time: '' },
  fieldsOf: ({ expire_time }: Agency) => ({ expire_time: expire_time ?? '' }),
  bodyOf: (fields: { readonly expire_time: string }) => fields,
  refusals: { not_later: 'expire_time' },
})

interface End {
  readonly expire_time: string | null
}

const noEnd: End = { expire_time: null }

const expireForm = defineForm({
  update: organisationsApi.updateExpireTime,
  empty: noEnd,
  fieldsOf: ({ expire_time }: Agency) => ({ expire_time }),
  bodyOf: ({ expire_time }: End) => ({
    expire_time: expire_time || null,
  }),
  refusals: { own_organisation: 'expire_time' },
})

const renewDates = dateFieldsOf(renewForm)
const expireDates = dateFieldsOf(expireForm)

/** Renames an organisation, renews its service or says anew when that ends. */
export function AgencyDialog({ agency, change, onClose }: AgencyDialogProps): ReactNode {
  const t = useTexts()
  const Fields = { edit: NameFields, renew: RenewFields, expire: ExpireFields }[change]
  return (
    <FormDialog title={t(`form.${change}Title`)} onClose={onClose}>
      <Fields agency={agency} />
    </FormDialog>
  )
}

interface FieldsProps {
  readonly agency: Agency
}

function NameFields({ agency }: FieldsProps): ReactNode {
  const t = useTexts()
  const form = useRecordForm(nameForm, { record: agency, saved: t('saved') })
  return (
    <RecordForm form={form}>
      <nameForm.TextField name="name" label={t('form.name')} autoFocus />
    </RecordForm>
  )
}

function RenewFields({ agency }: FieldsProps): ReactNode {
  const t = useTexts()
  const form = useRecordForm(renewForm, { record: agency, saved: t('saved') })
  const { expire_time } = agency
  return (
    <RecordForm form={form}>
      <renewDates.MomentField
        name="expire_time"
        label={t('form.expires')}
        help={t('form.renewHelp', { at: expire_time ? formatMoment(expire_time) : t('never') })}
      />
    </RecordForm>
  )
}

function ExpireFields({ agency }: FieldsProps): ReactNode {
  const t = useTexts()
  const form = useRecordForm(expireForm, { record: agency, saved: t('saved') })
  return (
    <RecordForm form={form}>
      <expireDates.MomentField name="expire_time" label={t('form.expires')} help={t('form.expiresHelp')} />
    </RecordForm>
  )
}
