import { type InterviewSlot, pipelineApi } from '@bole/pipeline/contract'
import { dateFieldsOf, defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

const slotForm = defineForm({
  update: pipelineApi.updateSlot,
  empty: { starts_at: '', ends_at: '', place: '', capacity: 1 },
  refusals: {
    ends_before_it_begins: 'ends_at',
    meeting_passed: 'starts_at',
    slot_held: 'capacity',
    slot_there_already: 'starts_at',
  },
})
const { NumberField, TextField } = slotForm
const { MomentField } = dateFieldsOf(slotForm)

interface SlotDialogProps {
  readonly slot: InterviewSlot
  readonly onClose: () => void
}

/** Gives a slot another time or place, or room for more. */
export function SlotDialog({ slot, onClose }: SlotDialogProps): ReactNode {
  const t = useTexts()
  return (
    <FormDialog title={t('editTitle')} onClose={onClose}>
      <SlotFields slot={slot} />
    </FormDialog>
  )
}

function SlotFields({ slot }: Pick<SlotDialogProps, 'slot'>): ReactNode {
  const t = useTexts()
  const form = useRecordForm(slotForm, { record: slot, saved: t('saved') })
  return (
    <RecordForm form={form}>
      {slot.taken > 0 && <p>{t('editHelp')}</p>}
      <MomentField name="starts_at" label={t('starts')} />
      <MomentField name="ends_at" label={t('ends')} />
      <TextField name="place" label={t('place')} help={t('placeHelp')} />
      <NumberField name="capacity" label={t('capacity')} />
    </RecordForm>
  )
}
