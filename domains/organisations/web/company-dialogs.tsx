import { organisationsApi } from '@bole/organisations/contract'
import { defineForm, FieldRow, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import type { ReactNode } from 'react'
import type { ExtraInfo, Organisation } from './company-card.tsx'
import { useTexts } from './texts/index.ts'

const companyForm = defineForm({
  update: organisationsApi.updateOrganisation,
  empty: { name: '', province: '', city: '' },
})

const infoForm = defineForm({
  update: organisationsApi.updateExtraInfo,
  empty: {
    industry: '',
    scale: '',
    website: '',
    contact_name: '',
    contact_phone: '',
    contact_email: '',
    introduction: '',
  },
})

interface CompanyDialogProps {
  readonly organisation: Organisation
  readonly onClose: () => void
}

/** Changes the name and the place of the company. */
export function CompanyDialog({ organisation, onClose }: CompanyDialogProps): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t('editCompany')} onClose={onClose}>
      <CompanyFields organisation={organisation} />
    </FormDialog>
  )
}

function CompanyFields({ organisation }: Pick<CompanyDialogProps, 'organisation'>): ReactNode {
  const t = useTexts()
  const form = useRecordForm(companyForm, { record: organisation, saved: t('saved') })
  return (
    <RecordForm form={form}>
      <companyForm.TextField name="name" label={t('name')} autoFocus />
      <FieldRow>
        <companyForm.TextField name="province" label={t('province')} />
        <companyForm.TextField name="city" label={t('city')} />
      </FieldRow>
    </RecordForm>
  )
}

interface ExtraInfoDialogProps {
  readonly info: ExtraInfo
  readonly onClose: () => void
}

/** Changes what the company says of itself. */
export function ExtraInfoDialog({ info, onClose }: ExtraInfoDialogProps): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t('editExtra')} onClose={onClose}>
      <ExtraInfoFields info={info} />
    </FormDialog>
  )
}

function ExtraInfoFields({ info }: Pick<ExtraInfoDialogProps, 'info'>): ReactNode {
  const t = useTexts()
  const form = useRecordForm(infoForm, { record: info, saved: t('saved') })
  const { TextField, TextAreaField } = infoForm
  return (
    <RecordForm form={form}>
      <FieldRow>
        <TextField name="industry" label={t('info.industry')} autoFocus />
        <TextField name="scale" label={t('info.scale')} />
      </FieldRow>
      <TextField name="website" label={t('info.website')} placeholder="https://example.com" />
      <FieldRow>
        <TextField name="contact_name" label={t('info.contact_name')} />
        <TextField name="contact_phone" label={t('info.contact_phone')} />
      </FieldRow>
      <TextField name="contact_email" label={t('info.contact_email')} />
      <TextAreaField name="introduction" label={t('info.introduction')} />
    </RecordForm>
  )
}
