import { type Arrival, intakeApi } from '@bole/intake/contract'
import { defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import type { Origin } from '@bole/platform/screens'
import type { ReactNode } from 'react'
import { useOpenPositions } from './open-positions.ts'
import { useTexts } from './texts/index.ts'

interface Fields {
  readonly position_id: number | null
}

const empty: Fields = { position_id: null }

const assignForm = defineForm({
  create: intakeApi.retry,
  empty,
  fieldsOf: (_: { readonly id: number; readonly version: number }): Fields => empty,
  bodyOf: ({ position_id }: Fields) => ({ position_id: position_id ?? 0 }),
  refusals: { position_closed: 'position_id' },
})
const { ChoiceField } = assignForm

interface AssignDialogProps {
  readonly item: Arrival
  readonly origin: Origin
  readonly onClose: () => void
}

/** Says for which position something is that named none; it is read for it then. */
export function AssignDialog({ item, origin, onClose }: AssignDialogProps): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t('assign.title', { what: item.name })} onClose={onClose}>
      <AssignFields itemId={item.id} origin={origin} />
    </FormDialog>
  )
}

function AssignFields({ itemId, origin }: { readonly itemId: number; readonly origin: Origin }): ReactNode {
  const t = useTexts()
  const options = useOpenPositions(origin)
  const form = useRecordForm(assignForm, {
    record: null,
    createWith: { item_id: itemId },
    saved: t('assign.saved'),
  })
  return (
    <RecordForm form={form} save={t('assign.save')}>
      <ChoiceField
        name="position_id"
        label={t('position')}
        help={t('assign.help')}
        options={options}
        isRequired
      />
    </RecordForm>
  )
}
