import { type AgencyRequest, organisationsApi } from '@bole/organisations/contract'
import { defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import type { ReactNode } from 'react'
import { useTexts as useAgencyTexts } from '../agency/texts/index.ts'
import { useTexts } from './texts/index.ts'

/** What an operator does with a request. */
export type Handling = 'grant' | 'decline'

interface Granting {
  readonly quantity: number | null
  readonly answer: string
}

type Request = Omit<AgencyRequest, 'can'>

const nothingGranted: Granting = { quantity: null, answer: '' }

const grantForm = defineForm({
  update: organisationsApi.handleRequest,
  empty: nothingGranted,
  fieldsOf: ({ quantity }: Request): Granting => ({ quantity, answer: '' }),
  // An emptied number is one, as the browser says so at its field; none would decline.
  bodyOf: ({ quantity, answer }: Granting) => ({ quantity: quantity ?? 0, answer }),
  refusals: { has_no_limit: 'quantity' },
})

const declineForm = defineForm({
  update: organisationsApi.handleRequest,
  empty: { answer: '' },
  fieldsOf: (_: Request) => ({ answer: '' }),
  bodyOf: ({ answer }: { readonly answer: string }) => ({ quantity: null, answer }),
  refusals: { answer_missing: 'answer' },
})

interface HandleDialogProps {
  readonly request: AgencyRequest
  readonly handling: Handling
  readonly onClose: () => void
}

/** Grants what a company asked for, or declines it with a reason. */
export function HandleDialog({
  request: { can: _, ...request },
  handling,
  onClose,
}: HandleDialogProps): ReactNode {
  const t = useTexts()
  const services = useAgencyTexts()
  const Fields = { grant: GrantFields, decline: DeclineFields }[handling]
  return (
    <FormDialog title={t(`agency.${handling}Title`)} onClose={onClose}>
      <p>
        {request.organization.name} · {services(`services.types.${request.type}`)}
      </p>
      <Fields request={request} />
    </FormDialog>
  )
}

interface FieldsProps {
  readonly request: Request
}

function GrantFields({ request }: FieldsProps): ReactNode {
  const t = useTexts()
  const form = useRecordForm(grantForm, {
    record: request,
    updateWith: { organisation_id: request.organization.id },
    saved: t('agency.granted'),
  })
  return (
    <RecordForm form={form}>
      <grantForm.NumberField
        name="quantity"
        label={t('agency.quantity')}
        help={t('agency.grantHelp')}
        isRequired
      />
      <grantForm.TextAreaField name="answer" label={t('agency.words')} />
    </RecordForm>
  )
}

function DeclineFields({ request }: FieldsProps): ReactNode {
  const t = useTexts()
  const form = useRecordForm(declineForm, {
    record: request,
    updateWith: { organisation_id: request.organization.id },
    saved: t('agency.declined'),
  })
  return (
    <RecordForm form={form}>
      <declineForm.TextAreaField name="answer" label={t('agency.why')} isRequired />
    </RecordForm>
  )
}
