import { defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import { type RequisitionListItem, requisitionsApi } from '@bole/requisitions/contract'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

interface DecidingProps {
  readonly requisition: RequisitionListItem
  readonly decision: 'approved' | 'refused'
}

const decideForm = defineForm({
  update: requisitionsApi.decideRequisition,
  empty: { reason: '' },
  fieldsOf: (_: { readonly id: number; readonly version: number }) => ({ reason: '' }),
  bodyOf: (fields) => fields,
  refusals: { reason_missing: 'reason' },
})
const { TextAreaField } = decideForm

/** Approves a requisition, or refuses it with a reason. */
export function DecideDialog({
  requisition,
  decision,
  onClose,
}: DecidingProps & { readonly onClose: () => void }): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t(`decide.${decision}`, { title: requisition.title })} onClose={onClose}>
      <DecideFields requisition={requisition} decision={decision} />
    </FormDialog>
  )
}

function DecideFields({ requisition, decision }: DecidingProps): ReactNode {
  const t = useTexts()
  const { id, version } = requisition
  const form = useRecordForm(decideForm, {
    record: { id, version },
    updateWith: { decision },
    saved: t(`decide.done_${decision}`),
  })
  return (
    <RecordForm form={form} save={t(decision === 'approved' ? 'actions.approve' : 'actions.refuse')}>
      <TextAreaField name="reason" label={t(`decide.reason_${decision}`)} />
    </RecordForm>
  )
}
